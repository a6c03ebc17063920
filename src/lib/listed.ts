/** Joins names for a sentence: "Dunmore", "Dunmore and Moosic", "Dunmore, Moosic and Taylor". */
export function listed(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
