/** A phone held sideways, where the home page has its words beside the picture, and no sky below its header. */
export const LOW_WINDOW = '(min-width: 500px) and (max-width: 960px) and (max-height: 500px)'

/** A phone held sideways with room for two columns; also a low window of any greater width. */
export const SIDEWAYS = '@media (min-width: 700px) and (max-height: 500px)'

/** The same on screens only, and no wider than a phone. */
export const SIDEWAYS_PHONE = '@media screen and (min-width: 700px) and (max-width: 999px) and (max-height: 500px)'

/** Where labels beside three columns leave them no room: a tablet held upright, a phone held sideways, an upright screen. */
export const TABLET =
  'screen and (min-width: 700px) and (max-width: 999px), screen and (min-width: 1000px) and (max-width: 1199px) and (orientation: portrait)'

/** The same and every narrower screen. */
export const LABELS_ABOVE =
  '@media screen and (max-width: 999px), screen and (max-width: 1199px) and (orientation: portrait)'

/** All other screens. */
export const LABELS_BESIDE =
  '@media screen and (min-width: 1200px), screen and (min-width: 1000px) and (orientation: landscape)'

/** A phone held sideways, also one that is too narrow for two columns. */
export const LOW_PHONE = '@media (max-width: 999px) and (max-height: 500px)'

/** The same, where a cart's picture is beside its name. */
export const LYING_PHONE = '@media (max-width: 999px) and (max-height: 500px) and (orientation: landscape)'

export const LANDSCAPE = '@media (orientation: landscape)'

/** A screen in a showroom that is larger than a tablet. `kiosk.css` has the same. */
export const LARGE_KIOSK =
  '@media (orientation: portrait) and (min-width: 1000px), (min-width: 1600px) and (min-height: 900px)'

/** The width of a cart's stage in a low window, which has the dock beside it. */
export const LOW_STAGE = 'min(50vw, max(240px, 100svh - 65px))'
