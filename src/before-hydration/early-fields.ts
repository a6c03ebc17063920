/** Selects the fields of a form that is not hydrated: the attribute is that of its button. For what narrows it, append a selector. */
export const EARLY_FIELDS = 'form:has([data-early]) [name]'

/** The event on `window` with which the form's placeholder says that it is unmounted; its detail is the query it was shown at. */
export const FORM_LEAVE = 'form-leave'
