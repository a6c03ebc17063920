/**
 * A field of the form that no person sees. Whoever fills it in is a program: the server keeps such an inquiry aside
 * instead of delivering it.
 */
export const HONEYPOT_FIELD = 'website'
