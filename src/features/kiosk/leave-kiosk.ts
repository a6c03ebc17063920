import { paths } from '../../addresses/paths.ts'
import { forgetPerson } from '../../device/forget-person.ts'
import { removeKiosk } from '../../device/kiosk.ts'

/** Ends kiosk mode, after what the last person left: nothing ends their session any more. */
export async function leaveKiosk(): Promise<void> {
  await forgetPerson()
  removeKiosk()
  location.replace(paths.kiosk)
}
