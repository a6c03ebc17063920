/** How long the server keeps what people send, at most. The privacy page promises it; the server erases by it. */
export const RETENTION = {
  /** Inquiries that have been delivered. */
  inquiryDays: 365,
} as const
