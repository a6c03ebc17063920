import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod'
import { useDrafts } from './drafts.ts'
import { useLeaveGuard } from './leave-guard.tsx'

const valuesSchema = z.record(z.string(), z.unknown())
const draftSchema = z.object({ values: valuesSchema, seen: valuesSchema })

type DraftFormOptions<Values extends FieldValues, Output> = {
  /** The name of the draft. */
  name: string
  /** The schema. The server uses it, too. */
  resolver: Resolver<Values, unknown, Output>
  defaultValues: DefaultValues<Values>
}

/**
 * A form of React Hook Form whose unsaved text is restored when the person comes back and after a reload. The default values are restored
 * with it, so that a later change by another person is noticed.
 */
export function useDraftForm<Values extends FieldValues, Output>({
  name,
  resolver,
  defaultValues,
}: DraftFormOptions<Values, Output>) {
  const drafts = useDrafts()
  const [draft] = useState(() => draftSchema.safeParse(drafts.get(name)).data)
  const form = useForm({ resolver, defaultValues: (draft?.seen as DefaultValues<Values>) ?? defaultValues })
  const { reset, subscribe, getValues, setValue, formState } = form
  useLeaveGuard(formState.isDirty, { hasDraft: true })
  useEffect(() => {
    if (draft) reset(draft.values as Values, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues: seen }) => drafts.set(name, isDirty ? { values, seen } : undefined),
    })
  }, [drafts, name, draft, reset, subscribe])

  /** Call when the server has saved the values. The form gets new default values, and keeps what was typed meanwhile. */
  const settle = (sent: Values, next: Values) => {
    const typed = structuredClone(getValues())
    reset(next)
    for (const path of pathsOf<Values>(typed))
      if (get(typed, path) !== get(sent, path)) setValue(path, get(typed, path), { shouldDirty: true })
  }
  return { ...form, settle }
}

/** The names of all fields: "day", "hours.opens". */
export function pathsOf<Values extends FieldValues>(values: object, before = ''): Path<Values>[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? pathsOf<Values>(value, `${before}${key}.`)
      : [`${before}${key}` as Path<Values>],
  )
}
