/** Figures for rental and delivery, separate from those of the policies because the rental pages need only these. */
export const delivery = {
  /** As in the policy: all municipalities of the county, not only those with a page here. */
  freeMunicipalities: 39,
  /** Miles around one store, and around another. The dealer says which is which. */
  freeRadiusMiles: [20, 15],
  saleMinimum: 5000,
  feePerMile: 6,
  inStockBusinessDays: [2, 5],
  customOrderWeeks: [2, 4],
  sameDayRental: { orderBefore: '2:00 PM', rushFee: 50 },
  whiteGlove: 150,
  sameDayCancellation: 75,
  missedAppointment: 100,
  windowHours: 2,
  accessPathFeet: 8,
  clearanceFeet: 10,
} as const

export const rental = {
  minimumAge: 18,
  deposit: { '4-seater': 500, '6-seater': 750, utility: 600 },
  depositRefundBusinessDays: [3, 5],
  minimumHours: 24,
  maximumDays: 30,
  incrementHours: 24,
  freeDeliveryMiles: 10,
  lateFeePerHour: 25,
  additionalDriver: { fee: 25, max: 2 },
  liability: { perPerson: 100_000, perAccident: 300_000, property: 50_000 },
  fees: { minorDamage: 75, cleaning: [50, 150], uncharged: 35, smoke: 200, petHair: 75 },
  cancellation: { freeHours: 24, latePercent: 50 },
} as const
