import { Alert } from '@chakra-ui/react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { RefusedError } from '../api/request.ts'
import { pathsOf } from './draft-form.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>

/** Shows the server's problems at their fields, and focuses the first one. {@link FormRefusal} shows any other error. */
export function refuse<Values extends FieldValues>({ setError, getValues }: Form<Values>, error: Error): void {
  const problems = error instanceof RefusedError ? error.problems : []
  const fields = pathsOf<Values>(getValues())
  const ofFields = fields.flatMap((path) => {
    const problem = problems.find(({ field }) => field === path)
    return problem ? [{ path, message: problem.message }] : []
  })
  for (const [index, { path, message }] of ofFields.entries()) setError(path, { message }, { shouldFocus: index === 0 })
  if (problems.length === 0 || problems.some(({ field }) => !fields.includes(field as Path<Values>)))
    setError('root', { message: error.message })
}

type Errors = { root?: { message?: string } } & object

/** Shown beside the button: why a form was not saved, or how many fields are invalid, because a long form does not show them all. */
export function FormRefusal({ form }: { form: { formState: { errors: Errors } } }) {
  const { root, ...fields } = form.formState.errors
  const count = countOf(fields)
  if (!root && count === 0) return null
  const needs = count === 1 ? 'Please check 1 field.' : `Please check ${count} fields.`
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Title>Not saved. {root?.message ?? needs}</Alert.Title>
    </Alert.Root>
  )
}

/** The error of a field has a message. The errors of a group of fields are in an object. */
const countOf = (errors: object): number =>
  Object.values(errors).reduce<number>(
    (sum, error: object | undefined) => sum + (!error ? 0 : 'message' in error ? 1 : countOf(error)),
    0,
  )
