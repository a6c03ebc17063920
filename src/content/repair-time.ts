/** How long most repairs take. A file of its own: the home page says it too, and needs nothing else of the service page. */
export const REPAIR_TIME = '24–48 hours'
