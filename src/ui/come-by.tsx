import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useCurrentDays } from '../hooks/use-current-days.ts'
import type { Opening } from '../lib/open-state.ts'
import type { HoursPrinted } from '../lib/printed-hours.ts'
import { HoursList } from './hours-list.tsx'
import { Actions } from './layout.tsx'

type Props = {
  title: string
  text: string
  /** Buttons and links to visit, call or write. */
  actions: ReactNode
  hours: Opening & { lines: readonly HoursPrinted[] }
  /** Below the hours. */
  children?: ReactNode
}

/** The end of a page: what to do now, and beside it the showroom hours. */
export function ComeBy({ title, text, actions, hours, children }: Props) {
  const id = useId()
  const { linesOf } = useCurrentDays()
  return (
    <Row aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p data-part="text">{text}</p>
        <Actions data-part="actions">{actions}</Actions>
      </div>
      <div>
        <h3>Showroom hours</h3>
        <div data-part="lines">
          <HoursList lines={linesOf(hours)} />
        </div>
        {children}
      </div>
    </Row>
  )
}

const Row = chakra('section', {
  base: {
    display: 'grid',
    gap: '7',
    // Leaves room for an e-mail address on one line.
    gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(352px, 1fr)' },
    paddingTop: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& h2': { textStyle: 'title' },
    '& [data-part=text]': { color: 'muted', maxWidth: '34em', paddingTop: '3' },
    '& [data-part=actions]': { paddingTop: '6' },
    '& h3': { textStyle: 'strong', paddingBottom: '2' },
    '& [data-part=lines]': { paddingBottom: '3' },
  },
})
