/**
 * How long most repairs take. A separate file, because the home page also says it and needs nothing else of the service
 * page.
 */
export const REPAIR_TIME = '24–48 hours'
