/** The widths of a photograph's forms, in px. */
export const PHOTOGRAPH_WIDTHS = [480, 960, 1600] as const

/** Where a form of a photograph is. Its content never changes under its name. */
export const photographPath = (id: string, width: number, type: 'avif' | 'webp'): string =>
  `/photos/${id}-${width}.${type}`

/** Whether a picture of a vehicle is one of its photographs that the server keeps. */
export const isPhotograph = (path: string): boolean => path.startsWith('/photos/')
