import { SteadyButton } from './steady-button.tsx'

/** Discards the changes of a form. It keeps its room, and is visible while there are changes. */
export function DiscardButton({ isOffered, onDiscard }: { isOffered: boolean; onDiscard: () => void }) {
  return (
    <SteadyButton
      variant="outline"
      size="lg"
      isOffered={isOffered}
      onClick={onDiscard}
      visibility={isOffered ? 'visible' : 'hidden'}
      // Visible while it has the focus, which a hidden button would lose.
      _focus={{ visibility: 'visible' }}
    >
      Discard
    </SteadyButton>
  )
}
