import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { aboutHero, aboutStats } from '../../content/about-page.ts'
import { portraitForms, wideForms } from '../../lib/scene.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { Numerals } from '../../ui/numerals.tsx'
import { RenderingNote } from '../../ui/rendering-note.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'
import { pierSky, pierSkyPortrait } from '../../ui/theme/colors.ts'

const PHONE = '(max-width:31.1875rem)'
const wide = wideForms('pier-carts')
const portrait = portraitForms('pier-carts')

/** Who we are, in the sky above the lake, with four figures about us. */
export const AboutHero = () => (
  <>
    <Stage>
      <Wrap data-part="words">
        <Headline>{aboutHero.title}</Headline>
        <p data-part="lead">{aboutHero.lead}</p>
      </Wrap>
      {/* Before the picture, which ends below, so that the picture does not move while the page loads. */}
      <Wrap data-part="actions">
        <Button asChild variant="primary">
          <Link to={paths.showroom} data-main="">
            Visit a showroom <Arrow />
          </Link>
        </Button>
      </Wrap>
      <div data-part="scene" data-screen-only="">
        <picture>
          <source media={PHONE} type="image/avif" srcSet={portrait.avif} sizes="80vw" />
          <source media={PHONE} type="image/webp" srcSet={portrait.webp} sizes="80vw" />
          <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
          <img
            src={wide.fallback}
            alt="Illustration of two electric carts, one green and one cream, beside a wooden pier on a misty lake"
            width={1920}
            height={1080}
            fetchPriority="high"
          />
        </picture>
      </div>
      <Wrap data-part="note" data-screen-only="">
        <RenderingNote />
      </Wrap>
    </Stage>
    <Figures>
      <Numerals stats={aboutStats} />
    </Figures>
  </>
)

const Headline = chakra('h1', { base: { textStyle: 'display' } })

/** From the ridge of the far hills to the edge that shows road below the wheels, in widths of the picture. */
const BELOW_SKY = { wide: '31.5vw', portrait: '52.5vw' }

// The text decides how high the sky is, even in large letters, and ends above the ridge. Where it needs more room than
// the picture has, the sky continues above in the colors of its top row.
const Stage = chakra('section', {
  base: {
    display: 'grid',
    color: 'fixedInk',
    '& > [data-part=words]': {
      gridArea: '1 / 1',
      position: 'relative',
      zIndex: '1',
      paddingTop: { base: '6', md: '8', lg: '12' },
      paddingBottom: BELOW_SKY.wide,
    },
    '& [data-part=lead]': {
      textStyle: 'lead',
      maxWidth: '31em',
      paddingTop: { base: '2', lg: '4' },
      paddingBottom: { base: '4', lg: '5' },
    },
    '& > [data-part=scene]': { gridArea: '1 / 1', position: 'relative', overflow: 'hidden', background: pierSky },
    '& img': {
      position: 'absolute',
      left: '0',
      bottom: '-3.4vw',
      width: '100%',
      maxWidth: 'none',
      height: 'auto',
      aspectRatio: '16 / 9',
      maskImage: 'linear-gradient(transparent, currentColor 14%)',
    },
    '& > [data-part=actions]': { gridArea: '2 / 1', paddingTop: '9' },
    // Directly below the picture: in the room above the button, or below both.
    '& > [data-part=note]': {
      gridArea: '2 / 1',
      alignSelf: 'start',
      paddingInline: { base: '0', md: 'var(--gutter)' },
    },
    '@media (max-width: 499px)': {
      '& > [data-part=words]': { paddingBottom: BELOW_SKY.portrait },
      '& > [data-part=scene]': { background: pierSkyPortrait },
      '& img': { aspectRatio: '2 / 3', bottom: '-15vw' },
      '& > [data-part=actions] > a': { width: '100%' },
    },
    // In the sky with the text where there is room for a button, and in a low window, so that it is on the first screen.
    '@media (min-width: 1200px) and (min-height: 501px), (min-width: 500px) and (max-width: 699px) and (max-height: 500px)':
      {
        '& > [data-part=words]': { paddingBottom: '0' },
        '& > [data-part=scene]': { gridRow: '1 / 3' },
        '& > [data-part=note]': { gridRow: '3' },
        '& > [data-part=actions]': {
          position: 'relative',
          zIndex: '1',
          paddingTop: '2',
          paddingBottom: BELOW_SKY.wide,
        },
        // On the picture, which is the same in both themes.
        '& a[data-main]': { background: 'fixedAccent', color: 'fixedPaper', '&:hover': { filter: 'brightness(.85)' } },
        '& :focus-visible': { outlineColor: 'fixedInk' },
      },
    // On a phone held sideways, beside the words: below them the carts would end at the edge of the screen.
    [SIDEWAYS]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      color: 'ink',
      '& > [data-part=words]': { paddingBottom: '0', paddingRight: '8' },
      '& > [data-part=actions]': { paddingTop: '2' },
      '& > [data-part=scene]': {
        gridArea: '1 / 2 / 3',
        alignSelf: 'start',
        aspectRatio: '4 / 3',
        maxHeight: 'calc(100svh - 64px)',
      },
      '& > [data-part=note]': { gridArea: '3 / 2' },
      '& img': {
        bottom: '0',
        height: '100%',
        objectFit: 'cover',
        objectPosition: '100% 100%',
        maskImage: 'none',
        filter: 'var(--picture)',
      },
    },
    '@media print': { '&& > [data-part]': { paddingBottom: '0' } },
  },
})

const Figures = chakra(Wrap, { base: { paddingTop: { base: '9', lg: '10' } } })
