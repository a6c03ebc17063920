export const DATABASE = 'outbox'

/**
 * Whether this device has ever kept an inquiry. Most visitors never do: for them nothing more of the outbox is loaded.
 * True also where the browser cannot say.
 */
export async function outboxExists(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DATABASE)
  } catch {
    return true
  }
}
