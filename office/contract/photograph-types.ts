/**
 * What the server reads, for the picker of files. HEIC is not among them: an iPhone then sends a photograph as JPEG.
 */
export const PHOTOGRAPH_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'] as const
