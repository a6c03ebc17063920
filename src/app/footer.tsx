import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Link } from '../addresses/link.tsx'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { hours } from '../content/hours.ts'
import { policyLinks } from '../content/policy-links.ts'
import { towns } from '../content/towns.ts'
import { useCurrentDays } from '../hooks/use-current-days.ts'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/layout.tsx'
import { FOR_STAFF, HAS_DOCK, HAS_FIXED_DOCK, HAS_MESSAGE, LISTS_TOWNS } from '../ui/page-marks.ts'
import { aboutLinks, FOOTER_LINKS_ID, mainLinks, moreLinks } from './navigation.tsx'

/** How many policies small screens show before the link to the list of all. */
const FEWER_POLICIES = 4

/**
 * With more towns than this, the footer links to their list instead. Otherwise the number of links, and so the size of
 * the build and of a device's store, would grow with the square of the number of towns.
 */
const MOST_TOWNS = 60
const listedTowns = towns.length > MOST_TOWNS ? [] : towns

/**
 * Plain elements in one styled root: eighty links with a class each would add 3 KB to every page. Texts with several
 * parts are one string, because React separates parts by comments of 8 bytes.
 */
export function Footer() {
  const lists = useOpenWhereWide()
  return (
    <Night data-screen-only="" data-awaits-url="">
      <Wrap>
        <div data-part="top">
          <div data-part="phone">
            <a href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</a>
            <p>{`Electric golf cart sales, rentals, service, storage and parts in ${dealer.serviceArea}.`}</p>
          </div>
          <div data-part="hours">
            <Hours />
            <a href={`mailto:${dealer.email.info}`}>{dealer.email.info}</a>
          </div>
        </div>
        <nav ref={lists} aria-label="Site" id={FOOTER_LINKS_ID}>
          <details>
            <summary>
              <h2>Site</h2>
              <Icon name="down" />
            </summary>
            <ul>
              {[...mainLinks, ...aboutLinks, ...moreLinks].map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </details>
          <details>
            <summary>
              <h2>Policies</h2>
              <Icon name="down" />
            </summary>
            <ul>
              {policyLinks.map(({ slug, label }, index) => (
                <li key={slug} data-more={index < FEWER_POLICIES ? undefined : ''}>
                  <Link to={paths.policy(slug)}>{label}</Link>
                </li>
              ))}
            </ul>
          </details>
          <details data-part="towns">
            <summary>
              <h2>{`Towns we serve (${towns.length})`}</h2>
              <Icon name="down" />
            </summary>
            <ul data-part="names">
              {listedTowns.map(({ slug, name, type }) => (
                <li key={slug}>
                  <Link to={paths.town(slug)}>{`${name} ${type} Golf Carts`}</Link>
                </li>
              ))}
              {listedTowns.length === 0 && (
                <li>
                  <Link to={`${paths.showroom}#area`}>{`All ${towns.length} municipalities`}</Link>
                </li>
              )}
            </ul>
          </details>
        </nav>
        <p data-part="legal">
          <span>{`© ${dealer.name}`}</span>
          <Link to={paths.policies}>All policies</Link>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.device}>Offline use</Link>
        </p>
      </Wrap>
    </Night>
  )
}

/**
 * Opens the lists of links where they are columns, and closes them when the window becomes as narrow as a phone. The
 * towns stay closed: pages that are about places list them.
 */
function useOpenWhereWide() {
  const lists = useRef<HTMLElement>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const follow = () => {
      for (const list of lists.current?.querySelectorAll<HTMLDetailsElement>(COLUMNS) ?? []) list.open = wide.matches
    }
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
  return lists
}

const Hours = () =>
  useCurrentDays()
    .linesOf(hours.showroom)
    .map(({ days, hours }) => <p key={days}>{`${days} ${hours}`}</p>)

/** The lists that are columns on wide screens. */
const COLUMNS = 'details:not([data-part])'

/** At this width the lists become columns. */
const WIDE = '(min-width: 700px)'

const Night = chakra('footer', {
  base: {
    background: 'night',
    // In dark mode the background is nearly that of the page.
    borderTop: '1px solid',
    borderColor: 'nightLine',
    color: 'nightInk',
    paddingBlock: '14px 72px',
    paddingTop: { base: '14', lg: '56px' },
    textStyle: 'small',
    // Room for a dock at the bottom of the screen, and for the connection widget's message, which is higher above a
    // dock.
    [`html${FOR_STAFF} &`]: { display: 'none' },
    [`html${HAS_FIXED_DOCK} &`]: { paddingBottom: { base: '96px', lg: '72px' } },
    [`html${HAS_DOCK}${HAS_MESSAGE} &`]: { paddingBottom: { base: '136px', lg: '72px' } },
    '& :focus-visible': { outlineColor: 'nightInk' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& h2': { textStyle: 'label', color: 'nightMuted' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '52px',
      '& h2': { fontSize: '17px', fontWeight: '560', color: 'nightInk' },
      '& svg': { transition: 'transform 200ms var(--ease)' },
    },
    '& [open] summary svg': { transform: 'rotate(180deg)' },
    '& details ul': { paddingBottom: '4' },
    // Shows columns before the script has opened them, and for a reader without scripts.
    [`@media ${WIDE}`]: {
      [`& ${COLUMNS}::details-content`]: { contentVisibility: 'visible', height: 'auto' },
      [`& ${COLUMNS} summary`]: {
        minHeight: '0',
        paddingBottom: '2',
        pointerEvents: 'none',
        '& h2': { textStyle: 'label', color: 'nightMuted' },
        '& svg': { display: 'none' },
      },
      [`& ${COLUMNS} ul`]: { paddingBottom: '0' },
      '& ul': { columnGap: '5' },
      '& [data-part=towns]': { borderTop: '1px solid', borderColor: 'nightLine' },
      '& [data-part=towns] summary': { justifyContent: 'start', gap: '2', '& h2': { fontSize: '16px' } },
    },
    '@media (max-width: 699px)': { '& details': { borderBottom: '1px solid', borderColor: 'nightLine' } },
    // The phone number comes first, as large as a title; hours and mail are on the right.
    '& [data-part=top]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '7',
      paddingBottom: '10',
      color: 'nightMuted',
      '& a': { color: 'nightInk' },
    },
    '& [data-part=phone]': { maxWidth: '34em' },
    '& [data-part=phone] a': {
      display: 'block',
      textStyle: 'title',
      paddingBottom: '3',
    },
    '& [data-part=hours] a': { display: 'flex', alignItems: 'center', minHeight: '44px' },
    [`& #${FOOTER_LINKS_ID}`]: {
      display: 'grid',
      gap: { base: '0', sm: '28px 32px' },
      gridTemplateColumns: { sm: '1fr 1fr' },
      borderTop: '1px solid',
      borderColor: 'nightLine',
      paddingTop: { sm: '8' },
    },
    '& ul': { columns: { sm: '2', lg: '3' } },
    '& [data-part=towns]': { gridColumn: '1 / -1' },
    '& [data-part=names]': { columns: { base: '2', lg: '3', xl: '4' } },
    '& li': { breakInside: 'avoid' },
    // A page that lists the towns itself does not show them twice.
    [`html${LISTS_TOWNS} &`]: {
      '& [data-part=towns]': { display: 'none' },
      [`& #${FOOTER_LINKS_ID}`]: { paddingBottom: { sm: '7' } },
    },
    '& li a': {
      display: 'block',
      paddingBlock: { base: '10px', xl: '7px' },
      lineHeight: '1.4',
      // Prevents a single word on a town's second line.
      textWrap: 'balance',
    },
    // Quieter than the links to the site: there are more of these, and fewer people need them.
    '& details + details:not([data-part]) a': { color: 'nightMuted' },
    '& li[data-more]': { display: { base: 'none', md: 'block' } },
    '& [data-part=legal]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 24px',
      borderTop: '1px solid',
      borderColor: 'nightLine',
      paddingTop: '4',
      color: 'nightMuted',
    },
    '& [data-part=legal] a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'nightInk' },
  },
})
