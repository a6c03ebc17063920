/**
 * A field of the form that no person sees. What fills it in is a program: the server keeps such an inquiry aside instead of
 * delivering it. The name means nothing to password managers, which would fill in a website or a company.
 */
export const HONEYPOT_FIELD = 'inquiry_check_2'
