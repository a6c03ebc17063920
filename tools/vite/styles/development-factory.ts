// Replaces Chakra's factory in `npm run dev`. Chakra merges the recipes of the last two only where a part is made of a part that is
// made of a part; the build merges all, and so does this.
import { chakra as chakraOf } from '@chakra-ui/react'
import { createDesignSystem } from '../../../src/ui/theme/system.ts'

type Element = Parameters<typeof chakraOf>[0]
type Recipe = Parameters<typeof cva>[0]

const { cva } = createDesignSystem()
const made = new WeakMap<object, { element: Element; recipe: Recipe }>()

export function chakra(element: Element, recipe: Recipe = {}) {
  const from = typeof element === 'string' ? undefined : made.get(element)
  const own = from?.element ?? element
  // A copy, because Chakra merges nested rules into those of the first.
  const merged = from ? cva(structuredClone(from.recipe)).merge(cva(recipe)).config : recipe
  const part = chakraOf(own, merged)
  made.set(part, { element: own, recipe: merged })
  return part
}
