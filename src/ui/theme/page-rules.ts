/*
 * The style rules that the build has computed, in the order of the stylesheet. The build fills these in
 * (`tools/vite/styles/`); in development Chakra writes its rules into the page.
 */

/** Rules that every page needs: bare elements, tokens, fonts, animations. */
export const commonRules: string = ''

/** Each class with its rules. */
export const rulesOfClasses: readonly (readonly [name: string, rules: string])[] = []
