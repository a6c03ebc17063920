import { Alert } from '@chakra-ui/react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { RefusedError } from '../api/request.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>

/** Says at each field what the server does not take, with the focus on the first. All else is for {@link FormRefusal}. */
export function refuse<Values extends FieldValues>({ setError, getValues }: Form<Values>, error: Error): void {
  const problems = error instanceof RefusedError ? error.problems : []
  const values = getValues()
  const ofFields = problems.filter(({ field }) => get(values, field) !== undefined)
  for (const [index, { field, message }] of ofFields.entries())
    setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
  if (ofFields.length === 0 || ofFields.length < problems.length) setError('root', { message: error.message })
}

/** Why a form was not saved, when the reason is no field of it: a lost connection. */
export function FormRefusal({ form }: { form: { formState: { errors: { root?: { message?: string } } } } }) {
  const { root } = form.formState.errors
  if (!root) return null
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Title>Not saved. {root.message}</Alert.Title>
    </Alert.Root>
  )
}
