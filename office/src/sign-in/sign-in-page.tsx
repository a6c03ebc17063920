import { Entrance } from './entrance.tsx'
import { signIn } from './passkey.ts'

export function SignInPage() {
  return (
    <Entrance title="Office" button="Sign in" enter={signIn}>
      Your phone or computer asks for your fingerprint, face or PIN. There’s no password.
    </Entrance>
  )
}
