import { Button } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type SteadyButtonProps = ComponentProps<typeof Button> & {
  /** Whether there is something to do. */
  isOffered: boolean
}

/** Keeps its place and the focus when there is nothing to do, so that nothing else comes under a finger that taps twice. */
export function SteadyButton({ isOffered, onClick, ...button }: SteadyButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={!isOffered}
      opacity={isOffered ? 1 : 0.5}
      {...(isOffered && onClick && { onClick })}
    />
  )
}
