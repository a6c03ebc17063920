import { Button, Loader } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'

type SteadyButtonProps = Omit<ComponentProps<typeof Button>, 'disabled' | 'loading'> & {
  /** Whether the button can be pressed. */
  isOffered?: boolean
  /** Whether the work has begun and not ended. */
  isWorking?: boolean
}

/**
 * A button that keeps its room and the focus while it works and when it cannot be pressed, so that a second tap presses nothing else. A
 * disabled button would lose the focus.
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
      // Otherwise the button would submit its form.
      onClick={(event: MouseEvent<HTMLButtonElement>) => (isReady ? onClick?.(event) : event.preventDefault())}
    >
      {isWorking ? <Loader text={loadingText}>{children}</Loader> : children}
    </Button>
  )
}
