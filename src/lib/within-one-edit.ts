/**
 * Whether one typing error turns `meant` into `typed`: a letter left out, added, replaced, or two neighbors exchanged
 * (an optimal string alignment distance of at most 1).
 */
export function withinOneEdit(typed: string, meant: string): boolean {
  const difference = typed.length - meant.length
  if (Math.abs(difference) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const rest = (word: string, from: number) => word.slice(start + from)
  if (difference > 0) return rest(typed, 1) === rest(meant, 0)
  if (difference < 0) return rest(typed, 0) === rest(meant, 1)
  if (rest(typed, 1) === rest(meant, 1)) return true
  return typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && rest(typed, 2) === rest(meant, 2)
}
