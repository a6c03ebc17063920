import { Button, Loader } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'

type SteadyButtonProps = Omit<ComponentProps<typeof Button>, 'disabled' | 'loading'> & {
  /** Whether there is something to do. */
  isOffered?: boolean
  /** Whether the work is being done. */
  isWorking?: boolean
}

/**
 * Keeps its place and the focus when there is nothing to do and while it works, so that nothing else comes under a finger that taps
 * twice. A disabled button would lose the focus.
 */
export function SteadyButton({
  isOffered = true,
  isWorking = false,
  loadingText,
  onClick,
  children,
  ...button
}: SteadyButtonProps) {
  const isReady = isOffered && !isWorking
  return (
    <Button
      {...button}
      aria-disabled={!isReady}
      opacity={isReady ? 1 : 0.5}
      // A form would be sent as well.
      onClick={(event: MouseEvent<HTMLButtonElement>) => (isReady ? onClick?.(event) : event.preventDefault())}
    >
      {isWorking ? <Loader text={loadingText}>{children}</Loader> : children}
    </Button>
  )
}
