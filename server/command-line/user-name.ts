import { userInfo } from 'node:os'

/** The user of the operating system, for the history. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    // In a container the user may have no name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
