import type { Problem } from '../../office/contract/unit-rules.ts'
import { isOnList } from '../../src/contract/on-list.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'

/** What is stored of a cart. */
export type UnitState = {
  vehicle: Vehicle
  /** The order in the list; not always a whole number. */
  position: number
  /** When it was removed from the list (ISO 8601); undefined while it is on the list. */
  goneAt?: string | undefined
}

export type Unit = UnitState & { updatedAt: string }

/** The whole stock in one version. */
export type Stock = {
  /** Raised by every change; 0 is a stock that was never filled. */
  version: number
  /** When it last changed, in epoch ms. */
  changedAt: number
  /** Hash of the catalogue file that was imported last; undefined when none ever was. */
  fileHash: string | undefined
  /** In the order of the list, including sold and removed units. */
  units: readonly Unit[]
}

/** What a unit should become. Not checked yet, because it comes from a file or a person. */
export type Proposal = {
  id: string
  /** The unit returns to an earlier state, so no other field is derived. */
  isRestored?: boolean
  /** A person has set the date of the status, which may be the same as before. */
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
  /** The sentences that are about a field of a unit. */
  readonly problems: readonly Problem[]

  constructor(sentences: readonly string[], problems: readonly Problem[] = []) {
    super(sentences.join('\n'))
    this.sentences = sentences
    this.problems = problems
  }
}

/** Whether a unit is on the list that visitors see. */
export const isListed = ({ goneAt, vehicle }: UnitState): boolean => goneAt === undefined && isOnList(vehicle.status)

/** Whether visitors must not see the unit yet. */
export const isDraft = ({ vehicle }: Pick<UnitState, 'vehicle'>): boolean => vehicle.status === 'draft'

/** How a person names it: by its stock number, if it has one. */
export const nameOfUnit = ({ vehicle }: Pick<UnitState, 'vehicle'>): string => vehicle.stockNumber ?? vehicle.id

/** "Denago Nomad, N-1". */
export const titleOfUnit = ({ vehicle }: Pick<UnitState, 'vehicle'>): string =>
  [vehicle.name, vehicle.stockNumber].filter(Boolean).join(', ')

/** A value for use in a sentence: shortened, and in quotation marks. */
export function quoted(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`
}

export const problemSentence = ({ id, field, was, wanted }: Problem): string =>
  `Unit "${id}", ${field}: found ${quoted(was)}; it takes ${wanted}.`
