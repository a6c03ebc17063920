import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

type Props = { what: string; onEmpty: () => void }

/** Empties only after a second press on another button: without a signal the pictures do not come back. */
export function EmptyButton({ what, onEmpty }: Props) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Clear saved files
      </Button>
    )
  return (
    <Question role="group" aria-label={`Delete the ${what} from this device?`}>
      <Warning>{`Delete the ${what} from this device? Pages and vehicles stay.`}</Warning>
      {/* The focus goes to the answer that changes nothing. */}
      <Button size="sm" variant="outline" autoFocus onClick={() => setAsking(false)}>
        Keep them
      </Button>
      <Button size="sm" variant="quiet" onClick={onEmpty}>
        {`Delete ${what}`}
      </Button>
    </Question>
  )
}

const Question = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', flexBasis: '100%' },
})

const Warning = chakra('p', {
  base: { color: 'error', fontWeight: '560', paddingTop: '2', flexBasis: '100%' },
})
