import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Actions, Wrap } from './layout.tsx'

type Props = {
  title: string
  lead: string
  /** Buttons below the lead, the main one first. */
  actions?: ReactNode
  /** Figures or a map: beside the heading on wide screens, below it on narrow ones. */
  children?: ReactNode
}

/** The top of a text page: the one h1 and the next steps. */
export const PageHero = ({ title, lead, actions, children }: Props) => (
  <Head data-alone={children ? undefined : ''}>
    <div>
      <h1>{title}</h1>
      <p data-part="lead">{lead}</p>
      {actions && <Actions data-part="actions">{actions}</Actions>}
    </div>
    {children}
  </Head>
)

const Head = chakra(Wrap, {
  base: {
    display: 'grid',
    gap: '40px 64px',
    alignItems: 'end',
    gridTemplateColumns: { lg: '1.2fr 1fr' },
    '&[data-alone]': { gridTemplateColumns: '1fr' },
    paddingTop: { base: '10', lg: '18' },
    '& h1': { textStyle: 'display' },
    '& [data-part=lead]': {
      textStyle: 'lead',
      color: 'muted',
      maxWidth: '34em',
      paddingTop: { base: '4', lg: '5' },
    },
    '& [data-part=actions]': { paddingTop: '7' },
  },
})
