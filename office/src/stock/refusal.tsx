import { Button, Field, HStack } from '@chakra-ui/react'

type RefusalProps = { children: string; onAgain: () => void; onDrop: () => void; isPending: boolean }

/** Under a field of the list whose value was not saved. */
export function Refusal({ children, onAgain, onDrop, isPending }: RefusalProps) {
  return (
    <>
      <Field.ErrorText>Not saved. {children}</Field.ErrorText>
      <HStack>
        <Button variant="outline" size="sm" minHeight="11" onClick={onAgain} loading={isPending}>
          Try again
        </Button>
        <Button variant="plain" size="sm" minHeight="11" onClick={onDrop}>
          Discard
        </Button>
      </HStack>
    </>
  )
}
