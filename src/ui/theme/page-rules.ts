/*
 * The rules of style that the build computed, in the order of the stylesheet. The build puts them in the place of these
 * (`tools/vite/styles/`): in development Chakra writes its rules into the page by itself.
 */

/** Rules for bare elements, tokens, fonts, animations: every page needs them. */
export const commonRules: string = ''

/** Each class with its rules. */
export const rulesOfClasses: readonly (readonly [name: string, rules: string])[] = []
