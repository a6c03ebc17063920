import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { PAYLOAD } from '../../tests/inquiry.ts'
import { fc } from '../../tests/properties.ts'
import { newId } from './id.ts'
import { inquiryIdOf } from './inquiry-id.ts'

const FORM = '3f6f1d2c-7a55-4c0e-9f0b-6a2b8f1c9d10'
afterEach(() => vi.unstubAllGlobals())

it('is the same for the same text of the same form, in any order of its fields', async () => {
  const turned = Object.fromEntries(Object.entries(PAYLOAD).reverse()) as typeof PAYLOAD
  expect(await inquiryIdOf(FORM, turned)).toBe(await inquiryIdOf(FORM, PAYLOAD))
  expect(await inquiryIdOf(FORM, { ...PAYLOAD, vehicleId: undefined })).toBe(await inquiryIdOf(FORM, PAYLOAD))
})

it('is another one for any other text, and for another form', async () => {
  const texts = fc.tuple(fc.string(), fc.string())
  await fc.assert(
    fc.asyncProperty(texts, async ([a, b]) => {
      const [first, second] = [a, b].map((message) => inquiryIdOf(FORM, { ...PAYLOAD, message }))
      expect((await first) === (await second)).toBe(a === b)
    }),
  )
  expect(await inquiryIdOf(newId(), PAYLOAD)).not.toBe(await inquiryIdOf(FORM, PAYLOAD))
  expect(await inquiryIdOf(FORM, { ...PAYLOAD, firstName: 'DanaK', lastName: 'owalski' })).not.toBe(
    await inquiryIdOf(FORM, { ...PAYLOAD, firstName: 'Dana', lastName: 'Kowalski' }),
  )
})

it('is a UUID, and the same on a page without a secure connection', async () => {
  const id = await inquiryIdOf(FORM, PAYLOAD)
  expect(z.uuid().safeParse(id).success).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(await inquiryIdOf(FORM, PAYLOAD)).toBe(id)
})

it('is the same where the browser refuses to compute a digest', async () => {
  const id = await inquiryIdOf(FORM, PAYLOAD)
  vi.stubGlobal('crypto', { subtle: { digest: () => Promise.reject(new DOMException('No', 'NotSupportedError')) } })
  expect(await inquiryIdOf(FORM, PAYLOAD)).toBe(id)
})
