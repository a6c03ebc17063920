import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { assurances, brandTiles, whyChoose, whyChooseTitle } from '../../content/home-page.ts'
import { Arrow, Icon, type IconName } from '../../ui/icon.tsx'
import { NextSection, Wrap } from '../../ui/layout.tsx'
import { Points } from '../../ui/points.tsx'

/** Four reasons as a definition list below one ink rule. */
export const WhyChoose = () => (
  <NextSection>
    <Points title={whyChooseTitle} points={whyChoose} dense />
  </NextSection>
)

/** The two brands we carry in depth in large type, then the four others. */
export const Brands = () => (
  <Wrap>
    <Tiles aria-label="Brands">
      {brandTiles.map(({ name, note, page }) => (
        <Link key={name} to={paths[page]} data-part={page === 'contact' ? undefined : 'deep'}>
          <b data-part="name">{name}</b>
          <small data-part="note">
            {page === 'contact' ? note : `${note} `}
            {page !== 'contact' && <Arrow size={16} />}
          </small>
        </Link>
      ))}
    </Tiles>
  </Wrap>
)

const ICONS: readonly IconName[] = ['shield', 'badge', 'wrench', 'headset']

/** What comes with every cart, one line each. */
export const Assurances = () => (
  <Wrap>
    <Row>
      {assurances.map(({ title, text }, index) => (
        <li key={title}>
          <Icon name={ICONS[index] ?? 'shield'} size={24} />
          <p data-part="words">
            <b data-part="title">{title}</b>
            {text}
          </p>
        </li>
      ))}
    </Row>
  </Wrap>
)

const Tiles = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    borderTop: '1px solid',
    borderColor: 'line',
    '& a': { borderBottom: '1px solid', borderColor: 'line', padding: { base: '22px 16px', lg: '26px 24px' } },
    '& [data-part=name]': { display: 'block', textStyle: 'subhead' },
    '& [data-part=deep] [data-part=name]': {
      fontSize: 'clamp(min(28px, 8.8vw), 4.6vw, 66px)',
      lineHeight: '1',
      letterSpacing: '-.04em',
      fontWeight: '560',
      paddingBottom: '14px',
    },
    '& [data-part=note]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'small',
      color: 'muted',
    },
    '& svg': { transition: 'transform 200ms var(--ease)' },
    '& a:hover svg': { transform: 'translateX(3px)' },
    '& a:not([data-part=deep]):hover [data-part=name]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '@media (max-width: 999px)': {
      '& a:nth-child(odd)': { paddingLeft: '0', borderRightWidth: '1px' },
      '& a:nth-child(even)': { paddingRight: '0' },
    },
    '@media (min-width: 1000px)': {
      '& [data-part=deep]': { gridColumn: 'span 2', paddingBlock: '44px 30px' },
      '& a:not(:nth-child(2), :last-child)': { borderRightWidth: '1px' },
      '& a:nth-child(1), & a:nth-child(3)': { paddingLeft: '0' },
    },
  },
})

const Row = chakra('ul', {
  base: {
    display: 'grid',
    // Aligned with the columns of the brands above, whose first one has no padding on the left.
    gap: { base: '24px 16px', sm: '24px 32px', xl: '0' },
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(8em, 1fr))',
      sm: '1fr 1fr',
      xl: 'calc(25% + 24px) 25% 25% 1fr',
    },
    paddingBlock: { base: '32px var(--air)', xl: '40px 120px' },
    '& li': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      gap: { base: '2', sm: '14px' },
      paddingRight: { xl: '6' },
    },
    '& [data-part=words]': { textStyle: 'small', color: 'muted' },
    '& [data-part=title]': { display: 'block', textStyle: 'strong', color: 'ink' },
  },
})
