import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckMark } from '../../ui/icon.tsx'
import { NextSection } from '../../ui/layout.tsx'

type Props = { points: readonly { title: string; text?: string }[]; children?: ReactNode }

/** What every rental includes, each with a check mark, and below it what applies to all of them. */
export const Included = ({ points, children }: Props) => (
  <NextSection aria-labelledby="included-title">
    <Ruled>
      <Title id="included-title">With every rental</Title>
      <List>
        {points.map(({ title, text }) => (
          <Point key={title}>
            <CheckMark />
            <div>
              <Name>{title}</Name>
              {text && <Text>{text}</Text>}
            </div>
          </Point>
        ))}
      </List>
      {children && <Note>{children}</Note>}
    </Ruled>
  </NextSection>
)

const Ruled = chakra('div', { base: { borderTop: '1.5px solid', borderColor: 'ink', paddingTop: '7' } })

const Title = chakra('h2', { base: { textStyle: 'heading', paddingBottom: '4' } })

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '10',
    gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  },
})

const Point = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '14px',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& svg': { flex: 'none', marginTop: '3px' },
  },
})

const Name = chakra('b', { base: { fontWeight: '560' } })

const Text = chakra('p', { base: { textStyle: 'small', color: 'muted' } })

const Note = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '5', maxWidth: '62em' } })
