/**
 * How long the server keeps what people send, at most. The privacy page promises it, and the server erases accordingly.
 */
export const RETENTION = {
  /** Delivered inquiries. */
  inquiryDays: 365,
} as const
