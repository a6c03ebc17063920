const zoned = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** The day on the dealer's calendar at an instant in epoch ms, as `YYYY-MM-DD`. */
export const dealerDay = (at: number): string => zoned.format(at)
