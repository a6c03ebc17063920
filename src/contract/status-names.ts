/** The statuses that the site names, because they say more than "In stock" or "Out of stock". */
export const STATUS_NAMES: ReadonlyMap<string, string> = new Map([
  ['held', 'On hold'],
  ['incoming', 'On its way'],
  ['sold', 'Sold'],
])
