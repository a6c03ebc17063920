import type { Vehicle } from '../contract/vehicle-schema.ts'

type Seated = Pick<Vehicle, 'price' | 'samplePrice' | 'specifications'>

export type SeatGroup = { seats: number; count: number; from: number | undefined }

/** One group per number of seats in the list, smallest first, with the lowest confirmed price in whole dollars. */
export function seatIndex(vehicles: readonly Seated[]): SeatGroup[] {
  const groups = new Map<number, SeatGroup>()
  for (const { price, samplePrice, specifications } of vehicles) {
    const seats = specifications.seatingCapacity
    if (seats === undefined) continue
    const group = groups.get(seats) ?? { seats, count: 0, from: undefined }
    const from = price === undefined || samplePrice ? group.from : Math.min(price, group.from ?? price)
    groups.set(seats, { seats, count: group.count + 1, from })
  }
  return [...groups.values()].sort((one, other) => one.seats - other.seats)
}
