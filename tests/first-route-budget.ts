/** No page may get a higher budget, and a page without a line below has this one: record 9. */
const MOST_BYTES = 95_000

/**
 * Gzipped JavaScript, in bytes, that a first visit of each page runs on before anybody touches the page: what was measured on
 * 2026-11-27, rounded up to the next hundred, and 200 more, because a new page adds its line to what every page loads. A page that gets
 * lighter gets a lower number.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/': 90_400,
  '/about': 90_900,
  '/compare': 89_700,
  '/contact': 91_400,
  '/denago': 90_100,
  '/device': 93_900,
  '/eco-impact': 92_900,
  '/evolution': 90_300,
  '/inventory': 94_400,
  '/kiosk': 86_300,
  '/outbox': 92_700,
  '/policies': 88_800,
  '/privacy': 91_800,
  '/rentals': 94_400,
  '/services': 90_300,
  '/showroom': 91_300,
  '/terms': 91_200,
  '/thank-you': 93_200,
  // One page stands for all of its folder.
  '/policies/*': 91_600,
  '/rentals/*': 94_200,
  '/towns/*': 93_000,
  '/vehicles/*': 94_400,
}

/** @param path of a page shape */
export function budgetOf(path: string): number {
  const name = path.replace(/^(\/[^/]+\/).+$/, '$1*')
  const budget = BUDGETS[name] ?? MOST_BYTES
  if (budget > MOST_BYTES) throw new Error(`${name} has a budget of more than ${MOST_BYTES} bytes`)
  return budget
}

/** What to do about a page over its budget. */
export const overBudget = (path: string, bytes: number, files: readonly string[]): string =>
  `${path} loads ${bytes} bytes of JavaScript before anybody touches it, ${bytes - budgetOf(path)} over its budget.
Load what the first paint does not need on first use, or find out which chunk grew (compare the .gz files of the build before).
If the page needs it, raise its number in tests/first-route-budget.ts (${MOST_BYTES} at most) and say in the commit what it is for.
It loads ${files.join(', ')}`
