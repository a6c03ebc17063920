/*
 * What one file renders and another one makes room for, as selectors for `html` or `main`. Everything else is styled in
 * the file that renders it; `tests/architecture.test.ts` enforces that.
 */

/** The page has event handlers (`src/entry/start.tsx`). */
export const HYDRATED = '[data-hydrated]'

/** The query of the address has a parameter (`src/before-hydration/inline-script.ts`). */
export const addressHas = <Name extends string>(parameter: Name) => `[data-query*="${parameter}="]` as const

/** A bar with buttons at the lower edge: of a cart, of saved carts, of inquiries. */
export const HAS_DOCK = ':has([data-dock])'
/** A bar that wide screens have too. */
export const HAS_FIXED_DOCK = ':has([data-dock=fixed])'
/** That of a cart, which is lower than the others on a phone held sideways. */
export const HAS_CART_DOCK = ':has([data-dock=""])'
export const HAS_OTHER_DOCK = `${HAS_DOCK}:not(${HAS_CART_DOCK})`

/** The one of saved carts, at every width. */
export const HAS_TRAY = ':has([data-dock=tray])'

/** A message about the connection or the version. */
export const HAS_MESSAGE = ':has([data-message])'

/** The pictures of a cart's page. */
export const HAS_GALLERY = ':has([data-gallery])'

/** The header's link to saved carts. */
export const HAS_SHORTLIST = ':has([data-shortlist] a)'

/** A heading for paper, instead of the header. */
export const HAS_LETTERHEAD = ':has([data-letterhead])'

/** A page that lists the towns itself. */
export const LISTS_TOWNS = ':has([data-lists-towns])'

/** A cart that is open in 3-D. */
export const HAS_TURN = ':has([data-turned])'

/** In the 3-D viewer: the focus is on the viewer, a button at a part of the cart, and that part is in sight. */
export const OUTLINED = '[data-outlined]'
export const HOT_SPOT = '[data-hot-spot]'
export const IN_SIGHT = '[data-visible]'

/** A page for the dealer's staff, without the footer. */
export const FOR_STAFF = ':has([data-for-staff])'

/** An inventory without a result. */
export const NOTHING_FOUND = ':has([data-empty])'

/** The showrooms are closed (`src/hooks/use-mark-closed.ts`). */
export const CLOSED = '[data-closed]'
