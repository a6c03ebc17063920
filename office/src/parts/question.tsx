import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame.tsx'
import { SteadyButton } from './steady-button.tsx'

const OTHER = { variant: 'outline' } as const

type QuestionProps = {
  title: string
  children: ReactNode
  /** The text of the button that confirms. */
  yes: string
  no?: string
  onYes: () => void
  onNo: () => void
  isPending?: boolean
  /** Whether confirming loses nothing. */
  isHarmless?: boolean
  /** Whether it cannot be confirmed. */
  isDisabled?: boolean
}

/** Asks before an action that is hard to undo. The safe answer is the prominent one. Open while it is rendered. */
export function Question({ title, children, yes, no = 'Cancel', onYes, onNo, ...button }: QuestionProps) {
  const { isPending = false, isDisabled = false, isHarmless = false } = button
  return (
    <DialogFrame
      title={title}
      onClose={onNo}
      buttons={
        <>
          <Button {...(isHarmless ? OTHER : { colorPalette: 'accent' })} size="lg" onClick={onNo}>
            {no}
          </Button>
          <SteadyButton
            {...(isHarmless ? { colorPalette: 'accent' } : { ...OTHER, colorPalette: 'red' })}
            size="lg"
            onClick={onYes}
            isWorking={isPending}
            isOffered={!isDisabled}
          >
            {yes}
          </SteadyButton>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}
