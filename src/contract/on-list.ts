/** Whether visitors see a unit with this status on the list. */
export const isOnList = (status: string | undefined): boolean => status !== 'sold' && status !== 'draft'
