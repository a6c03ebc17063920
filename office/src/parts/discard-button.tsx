import { SteadyButton } from './steady-button.tsx'

/** Empties a form. In its place all the time, and in sight while there is something to drop. */
export function DiscardButton({ isOffered, onDiscard }: { isOffered: boolean; onDiscard: () => void }) {
  return (
    <SteadyButton
      variant="outline"
      size="lg"
      isOffered={isOffered}
      onClick={onDiscard}
      visibility={isOffered ? 'visible' : 'hidden'}
      // A button that was pressed keeps the focus.
      _focus={{ visibility: 'visible' }}
    >
      Discard
    </SteadyButton>
  )
}
