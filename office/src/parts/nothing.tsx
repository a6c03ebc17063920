import { Button, EmptyState } from '@chakra-ui/react'

type NothingProps = {
  /** Says that there are no entries; undefined if a search or filter is set, which may be the reason. */
  words: string | undefined
  /** Says that none match; `showAll` is the label of the button that removes search and filters. */
  notFound: string
  showAll: string
  onShowAll: () => void
}

/** Shown instead of an empty list. */
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
