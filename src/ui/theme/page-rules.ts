/*
 * The style rules that the build computed, in the order of the stylesheet. The build replaces these (`tools/vite/styles/`): in
 * development Chakra itself writes its rules into the page.
 */

/** Rules for bare elements, tokens, fonts, animations: every page needs them. */
export const commonRules: string = ''

/** Each class with its rules. */
export const rulesOfClasses: readonly (readonly [name: string, rules: string])[] = []
