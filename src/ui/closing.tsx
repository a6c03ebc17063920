import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Actions } from './layout.tsx'

type Props = { title: string; text: string; actions: ReactNode }

/** The end of a page: one sentence and links onward. */
export function Closing({ title, text, actions }: Props) {
  const id = useId()
  return (
    <Row aria-labelledby={id} data-screen-only="">
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <Actions data-part="actions">{actions}</Actions>
    </Row>
  )
}

const Row = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '24px 40px',
    paddingTop: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& h2': { textStyle: 'title' },
    '& p': { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: '3' },
    '@media (max-width: 499px)': { '& [data-part=actions]': { width: '100%' } },
  },
})
