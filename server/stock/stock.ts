import type { Problem } from '../../office/contract/unit-rules.ts'
import { isOnList } from '../../src/contract/on-list.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'

/** What is kept of a cart, and what a change says before and after. */
export type UnitState = {
  vehicle: Vehicle
  /** Units are listed in this order; not always whole. */
  position: number
  /** When it was taken off the list, as ISO time; undefined while it is on it. */
  goneAt?: string | undefined
}

export type Unit = UnitState & { updatedAt: string }

/** The whole stock at one version. */
export type Stock = {
  /** Raised by every change; 0 is a stock that was never filled. */
  version: number
  /** When it was changed last, in epoch ms. */
  changedAt: number
  /** What the catalogue file was when it was taken over; undefined when it never was. */
  fileHash: string | undefined
  /** In the order of the list, with those that are sold or gone. */
  units: readonly Unit[]
}

/** What is to become of a unit: unchecked, because it comes from a file or a person. */
export type Proposal = {
  id: string
  /** The unit becomes what it was before: nothing follows from it. */
  isRestored?: boolean
  /** A person said since when the status is so, perhaps the same day as before. */
  isDayGiven?: boolean
  /** Undefined erases the unit. */
  after: (Omit<UnitState, 'vehicle'> & { vehicle: Readonly<Record<string, unknown>> }) | undefined
}

/** What a command did, or would do, to one unit. */
export type UnitChange = { id: string; before: UnitState | undefined; after: UnitState | undefined }

/** A change that cannot be made. Nothing was changed; each sentence says what is wrong. */
export class StockError extends Error {
  override name = 'StockError'
  readonly sentences: readonly string[]
  /** Those of the sentences that are about a field of a unit. */
  readonly problems: readonly Problem[]

  constructor(sentences: readonly string[], problems: readonly Problem[] = []) {
    super(sentences.join('\n'))
    this.sentences = sentences
    this.problems = problems
  }
}

/** Whether a unit is on the list that visitors see. */
export const isListed = ({ goneAt, vehicle }: UnitState): boolean => goneAt === undefined && isOnList(vehicle.status)

/** Whether no visitor may know of a unit yet. */
export const isDraft = ({ vehicle }: Pick<UnitState, 'vehicle'>): boolean => vehicle.status === 'draft'

/** As a person says it: by its stock number where it has one. */
export const nameOfUnit = ({ vehicle }: Pick<UnitState, 'vehicle'>): string => vehicle.stockNumber ?? vehicle.id

/** "Denago Nomad, N-1". */
export const titleOfUnit = ({ vehicle }: Pick<UnitState, 'vehicle'>): string =>
  [vehicle.name, vehicle.stockNumber].filter(Boolean).join(', ')

/** As it is in a sentence: short, and marked as a quotation. */
export function quoted(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`
}

export const problemSentence = ({ id, field, was, wanted }: Problem): string =>
  `Unit "${id}", ${field}: found ${quoted(was)}; it takes ${wanted}.`
