import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { HoursList } from './hours-list.tsx'

type Props = {
  title: string
  text: string
  /** Buttons and links: how to come by, call or write. */
  ways: ReactNode
  hours: readonly { days: string; hours: string }[]
  /** Under the hours. */
  children?: ReactNode
}

/** The end of a page: what to do now, and beside it when somebody is there. */
export function ComeBy({ title, text, ways, hours, children }: Props) {
  const id = useId()
  return (
    <Row aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div>{ways}</div>
      </div>
      <div>
        <h3>Showroom hours</h3>
        <HoursList lines={hours} />
        {children}
      </div>
    </Row>
  )
}

const Row = chakra('section', {
  base: {
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { lg: '2fr 1fr' },
    paddingTop: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& h2': { textStyle: 'title' },
    '& > div:first-of-type > p': { color: 'muted', maxWidth: '34em', paddingTop: '3' },
    '& > div > div': { display: 'flex', flexWrap: 'wrap', gap: '3', paddingTop: '6' },
    '@media (max-width: 499px)': { '& > div > div > *': { width: '100%' } },
    '& h3': { textStyle: 'strong', paddingBottom: '2' },
    '& ul': { paddingBottom: '3' },
  },
})
