/** Whether visitors see a unit of this status on the list. */
export const isOnList = (status: string | undefined): boolean => status !== 'sold' && status !== 'draft'
