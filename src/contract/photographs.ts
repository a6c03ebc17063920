/** The widths in which a photograph is stored, in px. */
export const PHOTOGRAPH_WIDTHS = [480, 960, 1600] as const

/** The path of one form of a photograph. Its content never changes. */
export const photographPath = (id: string, width: number, type: 'avif' | 'webp'): string =>
  `/photos/${id}-${width}.${type}`

/** Whether a vehicle's picture is a photograph that the server stores. */
export const isPhotograph = (path: string): boolean => path.startsWith('/photos/')
