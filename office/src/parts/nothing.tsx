import { Button, EmptyState } from '@chakra-ui/react'

type NothingProps = {
  /** Undefined when a search or filters are set, which may be the reason. */
  words: string | undefined
  /** What was looked for, and the button that shows all of it. */
  notFound: string
  showAll: string
  onShowAll: () => void
}

/** In place of the rows of a list that has none. */
export const Nothing = ({ words, notFound, showAll, onShowAll }: NothingProps) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <EmptyState.Title asChild>
        <h2>{words ? 'Nothing here' : 'Nothing found'}</h2>
      </EmptyState.Title>
      <EmptyState.Description>{words ?? notFound}</EmptyState.Description>
      {!words && (
        <Button variant="outline" size="lg" onClick={onShowAll}>
          {showAll}
        </Button>
      )}
    </EmptyState.Content>
  </EmptyState.Root>
)
