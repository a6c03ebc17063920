/** The words for a unit's status, beside "NEW" or "In stock"; undefined for any other status. */
export const statusWords = (status: string | undefined): string | undefined =>
  status === 'held' ? 'On hold' : status === 'sold' ? 'Sold' : status === 'incoming' ? 'On its way' : undefined
