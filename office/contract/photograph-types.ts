/**
 * The types of pictures that the server reads, for the file picker. HEIC is left out, so that iPhones send JPEG.
 */
export const PHOTOGRAPH_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'] as const
