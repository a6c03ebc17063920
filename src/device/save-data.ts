/** Whether the person has asked the browser to load as little as possible. Not every browser reports it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
