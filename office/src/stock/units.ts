import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import {
  type Conflict,
  conflictSchema,
  importOutcomeSchema,
  type OfficeUnit,
  type UnitChangeRequest,
  unitSchema,
  unitsSchema,
} from '../../contract/stock.ts'
import { RefusedError, request } from '../api/request.ts'
import { sayError, toaster } from '../parts/toaster.tsx'

const UNITS = ['units']
const HISTORY = ['history']
export const LIVE = ['live']
const oneUnitSchema = z.object({ unit: unitSchema })

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

/**
 * Changes fields of a unit. When another person has changed one of them since, nothing is written, and `conflict` says both values.
 */
export function useUnitChange(unit: OfficeUnit) {
  const changed = useStockChanged()
  const [conflict, setConflict] = useState<{ conflict: Conflict; changes: FieldChanges }>()

  const changing = useMutation({
    mutationFn: async ({ changes, seen }: { changes: FieldChanges; seen: FieldChanges }) => {
      const fields: UnitChangeRequest['fields'] = {}
      for (const [field, becomes] of Object.entries(changes)) fields[field] = { was: seen[field] ?? '', becomes }
      return (await request(oneUnitSchema, 'PATCH', pathOfUnit(unit.id), { fields })).unit
    },
    onSuccess: async (after) => {
      setConflict(undefined)
      await changed(after)
    },
    onError: (error, { changes }) => {
      const { data } = conflictSchema.safeParse(error instanceof RefusedError ? error.answer : undefined)
      if (data) setConflict({ conflict: data, changes })
      else sayError(error)
    },
  })

  return {
    isPending: changing.isPending,
    /** @param seen the fields as the person saw them; those of the unit unless a form was open for longer */
    change: (changes: FieldChanges, seen: FieldChanges = unit.fields) => changing.mutateAsync({ changes, seen }),
    conflict: conflict?.conflict,
    keepTheirs: async () => {
      setConflict(undefined)
      await changed()
    },
    takeMine: async () => {
      if (!conflict) return
      const now = Object.fromEntries(conflict.conflict.conflicts.map(({ field, now }) => [field, now]))
      await changing.mutateAsync({ changes: conflict.changes, seen: { ...unit.fields, ...now } }).catch(() => undefined)
    },
  }
}

/** Takes back what one command did. */
export function useUndo() {
  const changed = useStockChanged()
  return useMutation({
    mutationFn: (version: number) => request(importOutcomeSchema, 'POST', `/api/changes/${version}/undo`, {}),
    onSuccess: async () => {
      toaster.create({ type: 'success', title: 'Taken back.' })
      await changed()
    },
    onError: sayError,
  })
}
