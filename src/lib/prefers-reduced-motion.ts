/**
 * Whether the system asks for reduced motion, for what a script moves. `src/ui/theme/global-css.ts` stops all
 * animations and transitions of stylesheets.
 */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
