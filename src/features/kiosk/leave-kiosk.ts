import { paths } from '../../addresses/paths.ts'
import { forgetPerson } from '../../device/forget-person.ts'
import { removeKiosk } from '../../device/kiosk.ts'

/** Ends kiosk mode, after the data of the last person was removed: nothing ends their session any more. */
export async function leaveKiosk(): Promise<void> {
  await forgetPerson()
  removeKiosk()
  location.replace(paths.kiosk)
}
