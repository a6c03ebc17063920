import { chakra } from '@chakra-ui/react'
import { story } from '../../content/about-page.ts'
import { Section } from '../../ui/layout.tsx'
import { Ruled, RuledTitle } from '../../ui/points.tsx'

export const Story = () => (
  <Section>
    <Ruled aria-labelledby="story">
      <RuledTitle id="story">Our story</RuledTitle>
      <Text>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </Ruled>
  </Section>
)

const Text = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: '36em',
    color: 'muted',
    '& p:first-of-type': { textStyle: 'lead', color: 'ink' },
  },
})
