import { describe, expect, it } from 'vitest'
import * as figures from './policy-figures.ts'
import { packageSaving, staffing } from './policy-figures.ts'

describe('figures that follow from one another', () => {
  it.each([
    ['winter', 'indoor', 100],
    ['winter', 'outdoor', 50],
    ['summer', 'indoor', 50],
    ['summer', 'outdoor', 25],
  ] as const)('the %s package %s saves $%d', (season, place, saving) => {
    expect(packageSaving(season, place)).toBe(saving)
  })

  it('the staff at peak is the sum of its groups', () => {
    expect(staffing.fullTime + staffing.partTime + staffing.seasonal).toBe(staffing.peakTotal)
  })
})

/** The specification's own words on the right, so that a reader can hold one against the other. */
describe('the figures as specified', () => {
  it.each([
    [
      'new carts within 7 days and under 10 miles, 15%',
      figures.returns.newCart,
      { days: 7, maxMiles: 10, restockingPercent: 15 },
    ],
    ['used carts within 3 days, 20%', figures.returns.usedCart, { days: 3, restockingPercent: 20 }],
    ['parts within 30 days, 10%', figures.returns.parts, { days: 30, restockingPercent: 10 }],
    ['defects within 48 hours', figures.returns.defectReportHours, 48],
    ['refund within 10 business days', figures.returns.refundBusinessDays, 10],
    ['card refunds take 3-5 business days', figures.returns.cardRefundBusinessDays, [3, 5]],
    ['abandoned service vehicles: lien after 30 days', figures.returns.abandonedServiceDays, 30],
    ['free within 39 municipalities', figures.delivery.freeMunicipalities, 39],
    ['within 20 miles of one store and 15 of another', figures.delivery.freeRadiusMiles, [20, 15]],
    ['a $5,000 minimum on sales', figures.delivery.saleMinimum, 5000],
    ['beyond that $6 per mile', figures.delivery.feePerMile, 6],
    ['in-stock carts 2-5 business days', figures.delivery.inStockBusinessDays, [2, 5]],
    ['custom orders 2-4 weeks', figures.delivery.customOrderWeeks, [2, 4]],
    [
      'same-day rental: before 2:00 PM, $50 rush fee',
      figures.delivery.sameDayRental,
      { orderBefore: '2:00 PM', rushFee: 50 },
    ],
    ['white glove $150', figures.delivery.whiteGlove, 150],
    ['same-day cancellation $75', figures.delivery.sameDayCancellation, 75],
    ['missed appointment $100', figures.delivery.missedAppointment, 100],
    ['2-hour windows', figures.delivery.windowHours, 2],
    ['access path at least 8 feet', figures.delivery.accessPathFeet, 8],
    ['clearance 10 feet', figures.delivery.clearanceFeet, 10],
    ['minimum age 18', figures.rental.minimumAge, 18],
    ['deposits', figures.rental.deposit, { '4-seater': 500, '6-seater': 750, utility: 600 }],
    ['deposit refund in 3-5 business days', figures.rental.depositRefundBusinessDays, [3, 5]],
    ['minimum 24 hours', figures.rental.minimumHours, 24],
    ['maximum 30 days', figures.rental.maximumDays, 30],
    ['24-hour increments', figures.rental.incrementHours, 24],
    ['delivery fee beyond 10 miles', figures.rental.freeDeliveryMiles, 10],
    ['late fee $25 per hour', figures.rental.lateFeePerHour, 25],
    ['additional driver $25, at most 2', figures.rental.additionalDriver, { fee: 25, max: 2 }],
    ['liability cover', figures.rental.liability, { perPerson: 100_000, perAccident: 300_000, property: 50_000 }],
    ['fees', figures.rental.fees, { minorDamage: 75, cleaning: [50, 150], uncharged: 35, smoke: 200, petHair: 75 }],
    [
      'cancellation free up to 24 hours before, then 50%',
      figures.rental.cancellation,
      { freeHours: 24, latePercent: 50 },
    ],
    ['indoor $125/month, 50-75°F', figures.storage.indoor, { monthly: 125, temperature: [50, 75] }],
    ['outdoor $75/month', figures.storage.outdoor, { monthly: 75 }],
    [
      'winter Oct 15-Apr 15',
      figures.storage.winter,
      { from: 'October 15', to: 'April 15', months: 6, indoor: 650, outdoor: 400 },
    ],
    [
      'summer May 1-Sep 30',
      figures.storage.summer,
      { from: 'May 1', to: 'September 30', months: 5, indoor: 575, outdoor: 350 },
    ],
    ['maintenance package $50/month', figures.storage.maintenanceMonthly, 50],
    ['pre-season preparation $150', figures.storage.preSeason, 150],
    ['late fee $25 after 10 days', figures.storage.late, { fee: 25, afterDays: 10 }],
    ['delinquency', figures.storage.delinquencyDays, { writtenNotice: 30, finalNotice: 60, lien: 90, sale: 120 }],
    ['30-day notice', figures.storage.terminationNoticeDays, 30],
    ['retrieval within 30 days', figures.storage.retrievalDays, 30],
    ['new products within 48 hours', figures.publishing.newProductHours, 48],
    ['corrections 2, 24, 48, 72', Object.values(figures.corrections), [2, 24, 48, 72]],
    ['feedback 4, 24, 48', Object.values(figures.feedback), [4, 24, 48]],
    ['staffing', figures.staffing, { peakTotal: 38, fullTime: 24, partTime: 8, seasonal: 6, retentionPercent: 87 }],
    ['effective date', figures.EFFECTIVE_DATE.label, 'January 23, 2025'],
    ['reporting period', figures.REPORTING_PERIOD.label, 'January 1 to December 31, 2024'],
  ])('%s', (_words, figure, specified) => {
    expect(figure).toEqual(specified)
  })
})
