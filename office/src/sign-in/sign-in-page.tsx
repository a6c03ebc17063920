import { dealer } from '../../../src/content/dealer.ts'
import { Entrance } from './entrance.tsx'
import { signIn } from './passkey.ts'

export function SignInPage() {
  return (
    <Entrance title={`${dealer.name} office`} button="Sign in" enter={signIn}>
      Your phone or computer asks for your fingerprint, face or PIN. There’s no password.
    </Entrance>
  )
}
