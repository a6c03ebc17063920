/** A phone held sideways, where the home page has its words beside the picture, and no sky below its header. */
export const LOW_WINDOW = '(min-width: 500px) and (max-width: 960px) and (max-height: 500px)'
