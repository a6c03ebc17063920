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
/** `version` is the number of this change; null if nothing has changed. */
export const changedUnitSchema = oneUnitSchema.extend({ version: z.number().nullable() })
type ChangedUnit = z.infer<typeof changedUnitSchema>

export const pathOfUnit = (id: string): string => `/api/units/${encodeURIComponent(id)}`

/** All units, including sold ones and those off the list. */
export const useUnits = () =>
  useQuery({ queryKey: UNITS, queryFn: async () => (await request(unitsSchema, 'GET', '/api/units')).units })

/** Fetches everything again that a change of the stock affects. */
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
  /** Called with a colleague's values if the person has kept them. */
  onKept?: (now: FieldChanges) => void
  /** Called with an error. Without it, a message shows the error. */
  onRefused?: (error: Error) => void
  /** Called with a conflict. Without it, a dialog shows both values. */
  onConflict?: () => void
}

type Change = { changes: FieldChanges; seen: FieldChanges }

/**
 * Changes fields of a unit. If a colleague has changed one of them meanwhile, nothing is saved, and `conflict` has both values.
 */
export function useUnitChange(unit: OfficeUnit, { onSaved, onKept, onRefused = sayError, onConflict }: ChangeEvents) {
  const changed = useStockChanged()
  const [conflict, setConflict] = useState<Change & { answer: Conflict }>()

  const changing = useMutation({
    // One after the other: otherwise a person's second change would conflict with the first.
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
    /** @param seen the fields that the person saw; by default those of the unit. A form that was open for longer passes its own */
    change: (changes: FieldChanges, seen: FieldChanges = unit.fields) => changing.mutate({ changes, seen }),
    conflict: conflict?.answer,
    keepTheirs: () => {
      setConflict(undefined)
      onKept?.(valuesNow())
      void changed()
    },
    // Only the shown values count as seen: a further change by a colleague is a new conflict.
    takeMine: () =>
      conflict && changing.mutate({ changes: conflict.changes, seen: { ...conflict.seen, ...valuesNow() } }),
  }
}

/** How long a message offers to undo its change, in ms. The cart's history always does. */
const UNDO_MS = 15_000

/** Adds "Undo" to a message. @param version null if there is nothing to undo */
export const undoIn = (version: number | null, undo: (version: number) => void) =>
  version === null ? {} : { duration: UNDO_MS, action: { label: 'Undo', onClick: () => undo(version) } }

/** Undoes an import, by its version. */
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

/** Undoes one change of a unit, by its version. */
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

/** The changes of a cart, the newest first. */
export const useHistory = ({ id }: OfficeUnit) =>
  useQuery({
    queryKey: [...HISTORY, id],
    queryFn: async () => (await request(historySchema, 'GET', `${pathOfUnit(id)}/history`)).changes,
  })
