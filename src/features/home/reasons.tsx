import { chakra } from '@chakra-ui/react'
import { BadgeCheck, Headset, ShieldCheck, Wrench } from 'lucide'
import { assurances, brandTiles, whyChoose } from '../../content/home.ts'
import { Link } from '../../link.tsx'
import { paths } from '../../paths.ts'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { Wrap } from '../../ui/layout.tsx'

/** Four reasons as a definition list under one ink rule. */
export const WhyChoose = () => (
  <Wrap paddingBottom={{ base: '18', lg: '24' }}>
    <Reasons>
      <h2>Why people around here buy from us</h2>
      <dl>
        {whyChoose.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Reasons>
  </Wrap>
)

/** The two brands we carry in depth in large type, the four others after them. */
export const Brands = () => (
  <Wrap>
    <Tiles aria-label="Brands">
      {brandTiles.map(({ name, note, page }) => (
        <Link key={name} to={paths[page]}>
          <b>{name}</b>
          <small>
            {note} <Arrow size={16} />
          </small>
        </Link>
      ))}
    </Tiles>
  </Wrap>
)

const ICONS = [ShieldCheck, BadgeCheck, Wrench, Headset]

/** What comes with every cart, one line each. */
export const Assurances = () => (
  <Wrap>
    <Row>
      {assurances.map(({ title, text }, index) => (
        <li key={title}>
          <Icon as={ICONS[index] ?? ShieldCheck} size={24} />
          <p>
            <b>{title}</b>
            {text}
          </p>
        </li>
      ))}
    </Row>
  </Wrap>
)

const Reasons = chakra('section', {
  base: {
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { lg: '1fr 2fr' },
    paddingTop: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& h2': { textStyle: 'heading', maxWidth: '11em' },
    '& dl > div': {
      display: 'grid',
      gap: { base: '1', lg: '8' },
      gridTemplateColumns: { lg: '1fr 2fr' },
      paddingBlock: { base: '18px', lg: '6' },
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dl > div:first-child': { paddingTop: '0' },
    '& dt': { textStyle: 'strong' },
    '& dd': { color: 'muted' },
  },
})

const Tiles = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    borderTop: '1px solid',
    borderColor: 'line',
    '& a': { borderBottom: '1px solid', borderColor: 'line', padding: { base: '22px 16px', lg: '26px 24px' } },
    '& b': { display: 'block', textStyle: 'subhead' },
    '& a:nth-child(-n+2) b': {
      fontSize: 'clamp(28px, 4.6vw, 66px)',
      lineHeight: '1',
      letterSpacing: '-.04em',
      fontWeight: '560',
      paddingBottom: '14px',
    },
    '& small': { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'small', color: 'muted' },
    '@media (max-width: 999px)': {
      '& a:nth-child(odd)': { paddingLeft: '0', borderRightWidth: '1px' },
      '& a:nth-child(even)': { paddingRight: '0' },
    },
    '@media (min-width: 1000px)': {
      '& a:nth-child(-n+2)': { gridColumn: 'span 2', paddingBlock: '44px 30px' },
      '& a:not(:nth-child(2), :last-child)': { borderRightWidth: '1px' },
      '& a:nth-child(1), & a:nth-child(3)': { paddingLeft: '0' },
    },
  },
})

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gap: '24px 32px',
    gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
    paddingBlock: { base: '40px 72px', xl: '40px 120px' },
    '& li': { display: 'flex', gap: '14px' },
    '& p': { textStyle: 'small', color: 'muted' },
    '& b': { display: 'block', textStyle: 'strong', color: 'ink' },
  },
})
