import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { homeHero } from '../../content/home-page.ts'
import { landscape } from '../../lib/background.ts'
import { portraitForms } from '../../lib/scene.ts'
import { Button } from '../../ui/button.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { LOW_WINDOW } from '../../ui/screens.ts'
import { lakeSky, lakeSkyEnd, lakeSkyNarrow, lakeSkyPortrait } from '../../ui/theme/colors.ts'

const lake = landscape('lake-cart')

const PHONE = '(max-width:31.1875rem)'
const portrait = portraitForms('lake-cart')

/** The lake at dawn with the headline in its sky. The background continues the sky above the picture. */
export const Hero = () => (
  <Stage>
    <Wrap data-part="words">
      <Headline>{homeHero.title}</Headline>
      <p data-part="lead">{homeHero.lead}</p>
    </Wrap>
    <picture>
      {/* For phones, with room for the text in its sky. */}
      <source media={PHONE} type="image/avif" srcSet={portrait.avif} sizes="80vw" />
      <source media={PHONE} type="image/webp" srcSet={portrait.webp} sizes="80vw" />
      {/* The smallest form is for narrower screens. */}
      <source type="image/avif" srcSet={lake.srcSet.replace(/^[^,]*,/, '')} sizes="(max-width:767px) 782px,100vw" />
      <img
        src={lake.fallback}
        alt="Illustration of a blue electric cart on a road by a misty lake"
        width={1920}
        height={1080}
        fetchPriority="high"
      />
    </picture>
    <Wrap data-part="actions">
      <Button asChild variant="primary">
        <Link to={paths.inventory} data-main="">
          View Inventory <Arrow />
        </Link>
      </Button>
      <CallButton phone={dealer.phone} />
    </Wrap>
  </Stage>
)

const Headline = chakra('h1', { base: { textStyle: 'display' } })

// Phones: headline in the sky, the cart below it, the buttons below the picture. In document order, because the browser
// paints the page while it loads, and later elements must not push down earlier ones.
const narrow = {
  '& > picture': { background: lakeSkyEnd, marginTop: '-1px' },
  '& [data-part=words]': { background: lakeSkyNarrow, paddingBottom: '5' },
  '& [data-part=actions]': { display: 'grid', gap: '10px', paddingTop: '4' },
  '& img': { height: '400px', objectPosition: '74% 60%' },
}

const wide = {
  background: lakeSky,
  '& [data-part=actions]': { display: 'flex', gap: '3', paddingTop: '7' },
  // On the picture, which is the same in both themes.
  '& a[data-main]': { background: 'fixedAccent', color: 'fixedPaper', '&:hover': { filter: 'brightness(.85)' } },
  '& :focus-visible': { outlineColor: 'fixedInk' },
  '& a[href^="tel:"]': {
    color: 'fixedInk',
    borderColor: 'fixedInk',
    background: 'glass',
    '&:hover': { background: 'fixedPaper' },
  },
}

/** At the section's lower edge, with road below the cart's wheels; the text stays in its sky. */
const hanging = { position: 'absolute', bottom: 'max(-64px, -6vw)', height: 'auto', aspectRatio: '16 / 9' }

const Stage = chakra('section', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '& > [data-part]': { position: 'relative', zIndex: '1' },
    '& [data-part=words]': { color: 'fixedInk', paddingTop: 'clamp(88px, 9.4vw, 136px)' },
    // Two balanced lines, even in the fallback font, whose second line takes 8.7em.
    '& h1': { maxWidth: '9em' },
    '& [data-part=lead]': { textStyle: 'lead', maxWidth: '31em', paddingTop: '5' },
    '& img': { width: '100%', objectFit: 'cover', maskImage: 'linear-gradient(transparent, currentColor 14%)' },
    '@media (max-width: 767px) and (min-height: 501px)': narrow,
    '@media (max-width: 499px) and (max-height: 500px)': narrow,
    // The portrait is behind the text, with its cart below at any width. Where the text needs more room, the sky
    // continues above.
    '@media (max-width: 499px)': {
      display: 'grid',
      '& [data-part=words]': { gridArea: '1 / 1', background: 'none', paddingBottom: '78vw' },
      '& > picture': {
        gridArea: '1 / 1',
        display: 'flex',
        alignItems: 'end',
        background: lakeSkyPortrait,
        marginTop: '0',
      },
      '& img': { height: 'auto', aspectRatio: '2 / 3', objectPosition: '50% 100%' },
    },
    '@media (min-width: 768px)': {
      ...wide,
      // Grows with the picture. The text ends above its ridge.
      minHeight: 'clamp(612px, 56.25vw + 8px, max(1320px, 50vw))',
      '& [data-part=words]': { color: 'fixedInk', paddingTop: 'clamp(80px, 7.2vw, 112px)' },
      '& img': hanging,
    },
    // A phone held sideways: the words are beside the picture, where a haze over it would be needed to read them.
    [`@media ${LOW_WINDOW}`]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      minHeight: '0',
      background: 'none',
      '& [data-part=words]': { gridArea: '1 / 1', background: 'none', color: 'ink', padding: '20px 0 0 var(--gutter)' },
      '& h1': { fontSize: 'clamp(32px, 5.6vw, 48px)', lineHeight: '1.04' },
      '& [data-part=lead]': { textStyle: 'body', color: 'muted', paddingTop: '3' },
      '& [data-part=actions]': { gridArea: '2 / 1', display: 'block', padding: '20px 0 0 var(--gutter)' },
      // The header has the same number, on the same screen.
      '& a[href^="tel:"]': { display: 'none' },
      '& > picture': {
        gridArea: '1 / 2 / 3',
        position: 'relative',
        aspectRatio: '4 / 3',
        maxHeight: 'calc(100svh - 64px)',
        overflow: 'hidden',
        margin: '0',
      },
      '& img': {
        position: 'absolute',
        right: '0',
        bottom: '-24px',
        width: 'auto',
        maxWidth: 'none',
        height: '130%',
        aspectRatio: '16 / 9',
        maskImage: 'none',
        filter: 'var(--picture)',
      },
    },
  },
})
