export const DATABASE = 'outbox'

/**
 * Whether this device has ever stored an inquiry. Most visitors never do, and load no more of the outbox. Also true if
 * the browser cannot tell.
 */
export async function outboxExists(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DATABASE)
  } catch {
    return true
  }
}
