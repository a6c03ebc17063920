import { chakra } from '@chakra-ui/react'
import { story, storyScene } from '../../content/about-page.ts'
import { nearForms } from '../../lib/scene.ts'
import { Section } from '../../ui/layout.tsx'
import { RenderingNote } from '../../ui/rendering-note.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'

const { avif, fallback } = nearForms(storyScene.name)

/** Our story, beside a workshop, or below it where there is no room for both. */
export const Story = () => (
  <Columns aria-labelledby="story">
    <Text>
      <h2 id="story">Our story</h2>
      {story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
    <Workshop data-screen-only="">
      <picture>
        <source type="image/avif" srcSet={avif} sizes="(max-width:999px) 100vw,50vw" />
        <img src={fallback} alt={storyScene.alt} width={1440} height={1080} loading="lazy" />
      </picture>
      <RenderingNote />
    </Workshop>
  </Columns>
)

const Columns = chakra(Section, {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '64px' },
    gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'center',
    // Otherwise the picture would be higher than the screen.
    [SIDEWAYS]: { gap: '40px', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

const Text = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: '36em',
    color: 'muted',
    '& h2': { textStyle: 'title', color: 'ink', paddingBottom: '3' },
    '& h2 + p': { textStyle: 'lead', color: 'ink' },
  },
})

const Workshop = chakra('div', {
  base: {
    // Edge to edge on a phone.
    marginInline: { base: 'calc(-1 * var(--gutter))', md: '0' },
    '& img': { width: '100%', height: 'auto', background: 'var(--plate)', filter: 'var(--picture)' },
  },
})
