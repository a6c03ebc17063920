/**
 * Every figure of the policies, once, for the documents and their tests. Money is in US dollars; percentages of the
 * price are whole numbers.
 */
export { delivery, rental } from './rental-figures.ts'

export const EFFECTIVE_DATE = { iso: '2025-01-23', label: 'January 23, 2025' } as const
export const REPORTING_PERIOD = {
  from: '2024-01-01',
  to: '2024-12-31',
  label: 'January 1 to December 31, 2024',
} as const

/** A printed range, such as "3–5". */
export const span = ([from, to]: readonly [number, number]): string => `${from}–${to}`

export const returns = {
  newCart: { days: 7, maxMiles: 10, restockingPercent: 15 },
  usedCart: { days: 3, restockingPercent: 20 },
  parts: { days: 30, restockingPercent: 10 },
  defectReportHours: 48,
  refundBusinessDays: 10,
  cardRefundBusinessDays: [3, 5],
  abandonedServiceDays: 30,
} as const

export const storage = {
  indoor: { monthly: 125, temperature: [50, 75] },
  outdoor: { monthly: 75 },
  winter: { from: 'October 15', to: 'April 15', months: 6, indoor: 650, outdoor: 400 },
  summer: { from: 'May 1', to: 'September 30', months: 5, indoor: 575, outdoor: 350 },
  maintenanceMonthly: 50,
  preSeason: 150,
  late: { fee: 25, afterDays: 10 },
  delinquencyDays: { writtenNotice: 30, finalNotice: 60, lien: 90, sale: 120 },
  terminationNoticeDays: 30,
  retrievalDays: 30,
} as const

/** How much a seasonal package saves compared with the monthly rate. */
export const packageSaving = (season: 'winter' | 'summer', room: 'indoor' | 'outdoor'): number =>
  storage[room].monthly * storage[season].months - storage[season][room]

export const publishing = { newProductHours: 48 } as const
export const corrections = { criticalHours: 2, importantHours: 24, minorHours: 48, complexHours: 72 } as const
export const feedback = { urgentHours: 4, generalHours: 24, complexHours: 48 } as const
export const staffing = { peakTotal: 38, fullTime: 24, partTime: 8, seasonal: 6, retentionPercent: 87 } as const
