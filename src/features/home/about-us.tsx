import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { homeAbout, homeStats } from '../../content/home-dealer.ts'
import { landscape } from '../../lib/background.ts'
import { Arrow } from '../../ui/icon.tsx'
import { ArrowLink, NextSection, Wrap } from '../../ui/layout.tsx'
import { Ruled, RuledTitle } from '../../ui/points.tsx'
import { stageGradient } from '../../ui/theme/colors.ts'

const lake = landscape('lake-dawn')

/** Who we are, with three figures over the sky of the second lake picture. */
export const About = () => (
  <>
    <NextSection>
      <Ruled>
        <RuledTitle>{homeAbout.title}</RuledTitle>
        <div>
          <Lead>{homeAbout.text}</Lead>
          <ArrowLink asChild>
            <Link to={paths.about}>
              Our story <Arrow />
            </Link>
          </ArrowLink>
        </div>
      </Ruled>
    </NextSection>
    <Lake>
      <picture>
        <source type="image/avif" srcSet={lake.srcSet} sizes="(max-width:767px) 782px,100vw" />
        <img src={lake.fallback} alt="" width={1920} height={1080} loading="lazy" />
      </picture>
      <Wrap data-part="figures">
        <dl>
          {homeStats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Lake>
  </>
)

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', maxWidth: '34em' } })

const Lake = chakra('div', {
  base: {
    position: 'relative',
    color: 'fixedInk',
    // While the picture loads, the figures are on a light ground in both themes.
    background: stageGradient,
    '& img': {
      width: '100%',
      // As high as the picture's sky must be behind the figures.
      height: 'clamp(440px, 43vw, 960px)',
      objectFit: 'cover',
      objectPosition: { base: '72% 60%', md: '50% 66%' },
    },
    '& [data-part=figures]': { position: 'absolute', inset: '0', paddingTop: { base: '7', md: '13' } },
    '& dl': {
      display: { base: 'grid', md: 'flex' },
      gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
      gap: '20px clamp(12px, 5vw, 72px)',
    },
    '& dl > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dd': {
      fontSize: 'clamp(40px, 6.6vw, 96px)',
      lineHeight: '.95',
      letterSpacing: '-.045em',
      fontWeight: '520',
    },
    '& dt': { fontSize: { base: '15px', md: '17px' }, lineHeight: '1.25', fontWeight: '520', paddingTop: '1' },
  },
})
