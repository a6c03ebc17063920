import type { Brand } from '../../content/schema/brand.ts'
import type { VehicleSummary } from '../../contract/vehicle-summary.ts'

/** What is known of a model: from the lineup, and what that does not list from the unit we have. Prices in US dollars. */
export type ModelFacts = {
  name: string
  seats?: number | undefined
  range?: string | undefined
  topSpeed?: string | undefined
  driveType?: string | undefined
  listPrice?: number | undefined
  unit: VehicleSummary | undefined
}

/** All models of a brand, series by series. */
export const modelFacts = (brand: Brand, unitOf: (model: string) => VehicleSummary | undefined): ModelFacts[] =>
  brand.series
    .flatMap(({ models }) => models)
    .map((name) => {
      const model = brand.lineup.find((each) => each.name === name)
      const unit = unitOf(name)
      const { seatingCapacity, range, topSpeed } = unit?.specifications ?? {}
      return {
        name,
        seats: model?.seats ?? seatingCapacity,
        range: model?.range ?? range,
        topSpeed: model?.topSpeed ?? topSpeed,
        driveType: model?.driveType,
        listPrice: model?.listPrice,
        unit,
      }
    })
