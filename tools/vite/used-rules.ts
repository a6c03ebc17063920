import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

const CLASS = /\.(c-[\w-]+)/g

/**
 * Finds what a page needs of a stylesheet before anything in it changes. A rule belongs to a page when the page has all classes
 * of one of its selectors. What else a selector asks for, an attribute or a state, is not looked at: it may come before the
 * whole stylesheet does.
 * @param stylesheet as the build wrote it
 * @returns the rules for an HTML document, in the order of the stylesheet
 */
export function usedRules(stylesheet: string): (html: string) => string {
  const whole = postcss.parse(stylesheet)
  return (html) => {
    const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const rules = whole.clone()
    rules.walkRules((rule) => {
      if (isStep(rule)) return
      const selectors = rule.selectors.filter((selector) =>
        [...withoutArguments(selector).matchAll(CLASS)].every(([, name = '']) => classes.has(name)),
      )
      if (selectors.length === 0) remove(rule)
      else rule.selectors = selectors
    })
    const played = namesPlayed(rules)
    rules.walkAtRules(/keyframes$/, (steps) => {
      if (!played.has(steps.params)) remove(steps)
    })
    return rules.toString()
  }
}

/** With what would be empty without it: the conditions around a rule. */
function remove(node: ChildNode) {
  const around = node.parent
  node.remove()
  if (around?.type === 'atrule' && around.nodes?.length === 0) remove(around as AtRule)
}

/** Without what is inside `:is()`, `:not()`, `:has()` and their like: not all of the classes there have to be in a page. */
function withoutArguments(selector: string): string {
  const outer = selector.replace(/\([^()]*\)/g, '')
  return outer === selector ? selector : withoutArguments(outer)
}

/** A moment of an animation is written like a rule. */
const isStep = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as { name?: string }).name ?? '')

/** Every word of every animation: the name of one is among them. */
function namesPlayed(rules: Container<ChildNode>): ReadonlySet<string> {
  const words = new Set<string>()
  rules.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word)
  })
  return words
}
