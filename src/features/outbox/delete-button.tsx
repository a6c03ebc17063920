import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** Deletes only after a second press on another button: what was not sent is gone then. */
export function DeleteButton({ about, onDelete }: { about: string; onDelete: () => void }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button size="sm" variant="quiet" aria-label={`Delete ${about}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
    )
  return (
    <Question role="group" aria-label={`Delete ${about}?`}>
      <p data-part="words">Delete it? We haven’t confirmed that it arrived.</p>
      {/* The focus goes to the answer that changes nothing. */}
      <Button size="sm" variant="outline" autoFocus onClick={() => setAsking(false)}>
        Keep it
      </Button>
      <Button size="sm" variant="quiet" onClick={onDelete}>
        Delete for good
      </Button>
    </Question>
  )
}

const Question = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    flexBasis: '100%',
    '& [data-part=words]': { color: 'error', fontWeight: '560', paddingTop: '2', flexBasis: '100%' },
  },
})
