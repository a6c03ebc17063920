import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckMark } from '../../ui/icon.tsx'
import { NextSection } from '../../ui/layout.tsx'

type Props = { points: readonly { title: string; text?: string }[]; children?: ReactNode }

/** What every rental includes, each with a check mark; under it what has to be said once about all of them. */
export const Included = ({ points, children }: Props) => (
  <Box aria-labelledby="included-title">
    <div data-part="ruled">
      <h2 id="included-title">In every rental</h2>
      <ul>
        {points.map(({ title, text }) => (
          <li key={title}>
            <CheckMark />
            <div>
              <b>{title}</b>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {children && <p data-part="note">{children}</p>}
    </div>
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    '& [data-part=ruled]': { borderTop: '1.5px solid', borderColor: 'ink', paddingTop: '7' },
    '& h2': { textStyle: 'heading', paddingBottom: '4' },
    '& ul': {
      display: 'grid',
      columnGap: '10',
      gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    },
    '& li': {
      display: 'flex',
      gap: '3',
      paddingBlock: '14px',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& li svg': { flex: 'none', marginTop: '3px' },
    '& b': { fontWeight: '560' },
    '& li p': { textStyle: 'small', color: 'muted' },
    '& [data-part=note]': { textStyle: 'small', color: 'muted', paddingTop: '5', maxWidth: '62em' },
  },
})
