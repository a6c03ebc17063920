/**
 * A form field that no person sees, so only programs fill it in. The server stores such an inquiry without delivering
 * it. Password managers, which would fill in a website or a company, do not recognize the name.
 */
export const HONEYPOT_FIELD = 'inquiry_check_2'
