import { Alert, Button, CloseButton, Stack } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod'
import { PHOTOGRAPH_TYPES } from '../../contract/photograph-types.ts'
import { type OfficeUnit, unitSchema } from '../../contract/stock.ts'
import { RefusedError, request } from '../api/request.ts'
import { useLeaveGuard } from '../parts/leave-guard.tsx'
import { SteadyButton } from '../parts/steady-button.tsx'
import { say } from '../parts/toaster.tsx'
import { pathOfUnit, useStockChanged } from '../stock/units.ts'

const answerSchema = z.object({ unit: unitSchema })

/** Adds photographs to a cart, from files or from the phone's camera. */
export function AddPhotographs({ unit }: { unit: OfficeUnit }) {
  const changed = useStockChanged()
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState('')
  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const problems: string[] = []
      let unsent: readonly File[] = []
      let added = 0
      // One by one, to keep their order.
      for (const [index, file] of files.entries()) {
        setProgress(files.length === 1 ? 'Adding…' : `Adding ${index + 1} of ${files.length}…`)
        try {
          const answer = await request(answerSchema, 'POST', `${pathOfUnit(unit.id)}/photographs`, file)
          added += 1
          void changed(answer.unit)
        } catch (error) {
          if (!(error instanceof Error)) throw error
          problems.push(`${file.name}: ${error.message}`)
          if (error instanceof RefusedError && error.status !== 401) continue
          unsent = files.slice(index)
          const rest = unsent.slice(1).map(({ name }) => name)
          if (rest.length > 0) problems.push(`Not sent: ${rest.join(', ')}.`)
          break
        }
      }
      return { added, problems, unsent }
    },
    onSuccess: ({ added }) => {
      const photographs = `photo${added === 1 ? '' : 's'}`
      const title = unit.isListed
        ? `The site will show the new ${photographs} in a few seconds.`
        : `${added} ${photographs} added.`
      if (added > 0) say({ type: 'success', title })
    },
    onSettled: () => changed(),
  })
  const { problems = [], unsent = [] } = adding.data ?? {}
  // A phone may not store a picture that was taken for this field.
  useLeaveGuard(adding.isPending || unsent.length > 0)
  return (
    <>
      {problems.length > 0 && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Stack flex="1" gap="1">
            {problems.map((problem) => (
              <Alert.Title key={problem} overflowWrap="anywhere">
                {problem}
              </Alert.Title>
            ))}
          </Stack>
          {unsent.length > 0 && (
            <Button size="lg" variant="outline" onClick={() => adding.mutate(unsent)}>
              Try again
            </Button>
          )}
          <CloseButton size="lg" onClick={() => adding.reset()} />
        </Alert.Root>
      )}
      <input
        ref={input}
        type="file"
        accept={PHOTOGRAPH_TYPES.join()}
        multiple
        hidden
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Empties the input, so that the same files can be chosen again.
          currentTarget.value = ''
          if (files.length > 0) adding.mutate(files)
        }}
      />
      <SteadyButton
        colorPalette="accent"
        size="lg"
        alignSelf="start"
        isWorking={adding.isPending}
        loadingText={progress}
        onClick={() => input.current?.click()}
      >
        Add photos
      </SteadyButton>
    </>
  )
}
