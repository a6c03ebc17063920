import { Button, Field, HStack } from '@chakra-ui/react'
import { SteadyButton } from '../parts/steady-button.tsx'

type RefusalProps = { children: string; onAgain: () => void; onDrop: () => void; isPending: boolean }

/** Shown below a field of the list whose value was not saved. */
export function Refusal({ children, onAgain, onDrop, isPending }: RefusalProps) {
  return (
    <>
      <Field.ErrorText>Not saved. {children}</Field.ErrorText>
      <HStack>
        <SteadyButton variant="outline" size="sm" minHeight="11" onClick={onAgain} isWorking={isPending}>
          Try again
        </SteadyButton>
        <Button variant="plain" size="sm" minHeight="11" onClick={onDrop}>
          Discard
        </Button>
      </HStack>
    </>
  )
}
