import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import {
  type Conflict,
  conflictSchema,
  historySchema,
  type OfficeUnit,
  type UnitChangeRequest,
  unitSchema,
  unitsSchema,
} from '../../contract/stock.ts'
import { nothingSchema, RefusedError, request } from '../api/request.ts'
import { say, sayError } from '../parts/toaster.tsx'

const UNITS = ['units']
const HISTORY = ['history']
export const LIVE = ['live']
const oneUnitSchema = z.object({ unit: unitSchema })
/** The version is the number of this change; null when nothing differed. */
export const changedUnitSchema = oneUnitSchema.extend({ version: z.number().nullable() })
type ChangedUnit = z.infer<typeof changedUnitSchema>

export const pathOfUnit = (id: string): string => `/api/units/${encodeURIComponent(id)}`

/** All units, with those that are sold and those off the list. */
export const useUnits = () =>
  useQuery({ queryKey: UNITS, queryFn: async () => (await request(unitsSchema, 'GET', '/api/units')).units })

/** What follows a change of the stock on every screen. */
export function useStockChanged() {
  const client = useQueryClient()
  return async (unit?: OfficeUnit) => {
    if (unit)
      client.setQueryData<OfficeUnit[]>(UNITS, (units) => units?.map((other) => (other.id === unit.id ? unit : other)))
    await Promise.all([UNITS, HISTORY, LIVE].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

export type FieldChanges = Readonly<Record<string, string>>

type ChangeEvents = {
  onSaved?: (answer: ChangedUnit) => void
  /** The person kept the values of a colleague: these. */
  onKept?: (now: FieldChanges) => void
  /** Without it a message says the sentence. */
  onRefused?: (error: Error) => void
  /** Without it a dialog shows both values. */
  onConflict?: () => void
}

type Change = { changes: FieldChanges; seen: FieldChanges }

/**
 * Changes fields of a unit. When a colleague has changed one of them since, nothing is written, and `conflict` has both values.
 */
export function useUnitChange(unit: OfficeUnit, { onSaved, onKept, onRefused = sayError, onConflict }: ChangeEvents) {
  const changed = useStockChanged()
  const [conflict, setConflict] = useState<Change & { answer: Conflict }>()

  const changing = useMutation({
    // One after the other: the second change of a person is no conflict with the first one.
    scope: { id: unit.id },
    mutationFn: ({ changes, seen }: Change) => {
      const fields: UnitChangeRequest['fields'] = {}
      for (const [field, becomes] of Object.entries(changes)) fields[field] = { was: seen[field] ?? '', becomes }
      return request(changedUnitSchema, 'PATCH', pathOfUnit(unit.id), { fields })
    },
    onSuccess: async (answer) => {
      setConflict(undefined)
      const isShown = changed(answer.unit)
      onSaved?.(answer)
      await isShown
    },
    onError: async (error, change) => {
      const { data } = conflictSchema.safeParse(error instanceof RefusedError ? error.answer : undefined)
      setConflict(undefined)
      if (!data) onRefused(error)
      else if (onConflict) {
        onConflict()
        await changed()
      } else setConflict({ ...change, answer: data })
    },
  })

  const valuesNow = () => Object.fromEntries(conflict?.answer.conflicts.map(({ field, now }) => [field, now]) ?? [])
  return {
    isPending: changing.isPending,
    /** @param seen the fields as the person saw them; those of the unit unless a form was open for longer */
    change: (changes: FieldChanges, seen: FieldChanges = unit.fields) => changing.mutate({ changes, seen }),
    conflict: conflict?.answer,
    keepTheirs: () => {
      setConflict(undefined)
      onKept?.(valuesNow())
      void changed()
    },
    // A field that was not in the dialog can still be a conflict.
    takeMine: () =>
      conflict && changing.mutate({ changes: conflict.changes, seen: { ...conflict.seen, ...valuesNow() } }),
  }
}

/** How long a message offers to undo its change, in ms. The cart's history always does. */
const UNDO_MS = 15_000

/** What a message needs to offer an undo. @param version null when there is nothing to undo */
export const undoIn = (version: number | null, undo: (version: number) => void) =>
  version === null ? {} : { duration: UNDO_MS, action: { label: 'Undo', onClick: () => undo(version) } }

/** Takes back all that an import did, by its version. */
export function useUndoImport() {
  const changed = useStockChanged()
  return useMutation({
    mutationFn: (version: number) => request(nothingSchema, 'POST', `/api/changes/${version}/undo`, {}),
    onSuccess: async () => {
      await changed()
      say({ type: 'success', title: 'Undone.' })
    },
    onError: sayError,
  })
}

/** Takes back one change of one unit, by its version. */
export function useUndo(unit: OfficeUnit) {
  const changed = useStockChanged()
  return useMutation({
    mutationFn: (version: number) =>
      request(oneUnitSchema, 'POST', `${pathOfUnit(unit.id)}/changes/${version}/undo`, {}),
    onSuccess: async (answer) => {
      say({ type: 'success', title: 'Undone.' })
      await changed(answer.unit)
    },
    onError: sayError,
  })
}

/** Who changed what of a cart, the newest first. */
export const useHistory = ({ id }: OfficeUnit) =>
  useQuery({
    queryKey: [...HISTORY, id],
    queryFn: async () => (await request(historySchema, 'GET', `${pathOfUnit(id)}/history`)).changes,
  })
