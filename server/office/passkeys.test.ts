import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { cose, isoCBOR } from '@simplewebauthn/server/helpers'
import { afterAll, expect, test } from 'vitest'
import { Passkeys } from './passkeys.ts'
import { ORIGIN, testOffice } from './test-office.ts'

const office = await testOffice()
afterAll(() => office.stop())
const passkeys = new Passkeys(office.database, ORIGIN)

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A device with one passkey, which signs what it is asked to. */
function device() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: ORIGIN, crossOrigin: false }))
  /** A person is present and has been verified. */
  const authenticatorData = (flags: number) =>
    Buffer.concat([sha256(new URL(ORIGIN).hostname), Buffer.from([flags, 0, 0, 0, 0])])
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} } as const

  function registers(challenge: string) {
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const authData = new Uint8Array(
      Buffer.concat([authenticatorData(0x45), Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]),
    )
    const attestation = new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ])
    const clientDataJSON = base64url(clientData('webauthn.create', challenge))
    return { ...common, response: { clientDataJSON, attestationObject: base64url(isoCBOR.encode(attestation)) } }
  }

  function signsIn(challenge: string) {
    const data = clientData('webauthn.get', challenge)
    const signed = authenticatorData(0x05)
    const signature = createSign('sha256').update(signed).update(sha256(data)).sign(privateKey)
    return {
      ...common,
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(signed),
        signature: base64url(signature),
      },
    }
  }

  return { registers, signsIn }
}

test('a challenge is good for what it was made for, and for one person’s link', async () => {
  const [anna, ben] = [
    await office.people.add({ name: 'Anna', role: 'owner' }),
    await office.people.add({ name: 'Ben', role: 'staff' }),
  ]
  const { token } = await office.people.invite(anna.id)
  const phone = device()
  const register = (challenge: string) => passkeys.register(anna, token, phone.registers(challenge))
  expect(await register((await passkeys.signInOptions()).challenge)).toBe(false)
  expect(await register((await passkeys.registrationOptions(ben)).challenge)).toBe(false)
  expect(await register((await passkeys.registrationOptions(anna)).challenge)).toBe(true)

  const { challenge } = await passkeys.registrationOptions(anna)
  expect(await passkeys.signIn(phone.signsIn(challenge))).toBeUndefined()
  const signIn = phone.signsIn((await passkeys.signInOptions()).challenge)
  expect(await passkeys.signIn(signIn)).toBe(anna.id)
  expect(await passkeys.signIn(signIn)).toBeUndefined()
})
