import { chakra } from '@chakra-ui/react'
import { townBenefits } from '../../content/town-page.ts'
import type { Town } from '../../content/towns.ts'
import { NextSection } from '../../ui/layout.tsx'

/** Four reasons to call us from this town. */
export const Benefits = ({ town }: { town: Town }) => (
  <NextSection aria-label={`What you get in ${town.name}`}>
    <List>
      {townBenefits(town).map(({ title, text }) => (
        <Benefit key={title}>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Benefit>
      ))}
    </List>
  </NextSection>
)

const List = chakra('ul', {
  base: { display: 'grid', columnGap: '8', gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(4, 1fr)' } },
})

const Benefit = chakra('li', {
  base: {
    paddingBlock: { base: '16px', sm: '20px 28px' },
    borderTop: '1.5px solid',
    borderColor: 'ink',
    // One list on a phone.
    '@media (max-width: 699px)': { '& + &': { borderTopWidth: '1px', borderColor: 'line' } },
  },
})

const Title = chakra('h2', { base: { textStyle: 'subhead', paddingBottom: '1' } })

const Text = chakra('p', { base: { color: 'muted' } })
