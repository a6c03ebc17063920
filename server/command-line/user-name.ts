import { userInfo } from 'node:os'

/** The user of the operating system, for the history. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
