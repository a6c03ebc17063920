/** Selects the fields of a form that is not hydrated: the attribute is that of its button. For what narrows it, append a selector. */
export const EARLY_FIELDS = 'form:has([data-early]) [name]'
