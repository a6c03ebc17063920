import { colors } from './colors.ts'
import { siteNoticeStyle } from './site-notice-style.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const variables = (theme: 0 | 1) =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, pair]) =>
      pair[0] === pair[1] ? [] : [[`--c-colors-${kebab(name)}`, pair[theme]]],
    ),
  )

const dark = {
  ...variables(1),
  colorScheme: 'dark',
  '--dim': 'brightness(.76)',
  '--picture': 'var(--dim)',
  // The same for a background: 24% black over it.
  '--picture-shade': 'rgb(0 0 0 / .24)',
  '--plate': 'var(--c-colors-skeleton)',
}

/**
 * Reset, theme and rules for bare elements. The theme follows the system. Our own reset is 0.9 KB in every page;
 * Chakra's preflight would be 3.6.
 */
export const globalCss = {
  '*, *::before, *::after': { boxSizing: 'border-box', borderWidth: '0', borderStyle: 'solid', borderColor: 'line' },
  ':root': {
    colorScheme: 'light',
    '--gutter': '20px',
    // The page's column with its gutters.
    '--column': '1488px',
    // Space between the sections of a page.
    '--air': '60px',
    '@media (min-width: 700px)': { '--air': '72px' },
    '--picture': 'none',
    '--picture-shade': 'transparent',
    '--plate': 'linear-gradient(#C4C9CD, #E0E3E5)',
    // Only for what really floats: menus, the connection widget, toasts.
    '--floating': '0 0 0 1px var(--c-colors-line), 0 8px 28px rgb(18 32 28 / .28)',
    // Height of a kiosk's bar at the lower edge of each page.
    '--floor': '0px',
    '--ease': 'cubic-bezier(.2, .7, .2, 1)',
    '@media (min-width: 768px)': { '--gutter': '40px' },
    '@media (min-width: 1000px)': { '--air': '120px' },
    '@media (min-width: 1200px)': { '--gutter': '64px' },
  },
  // More specific than the tokens, which Chakra writes after this. Paper stays white.
  '@media screen and (prefers-color-scheme: dark)': {
    'html:root': dark,
    // The studio's floor is nearly white. A part that fades its pictures itself keeps its own mask.
    ':where(picture > img[src*="/carts/"])': {
      maskImage: 'radial-gradient(75% 90% at 50% 30%, #000 50%, rgb(0 0 0 / .42))',
    },
  },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '96px', scrollPaddingBottom: 'var(--floor)' },
  // Keeps the focused element clear of a phone's dock and the connection widget's message.
  'html:has([data-dock])': { '@media (max-width: 999px)': { scrollPaddingBottom: 'calc(var(--floor) + 80px)' } },
  'html:has([data-dock=tray])': { scrollPaddingBottom: 'calc(var(--floor) + 80px)' },
  'html:has([data-message])': { scrollPaddingBottom: 'calc(var(--floor) + 72px)' },
  'html:has([data-message]):has([data-dock])': {
    '@media (max-width: 999px)': { scrollPaddingBottom: 'calc(var(--floor) + 136px)' },
  },
  body: {
    margin: '0',
    background: 'page',
    color: 'ink',
    fontFamily: '"Instrument Sans", "Instrument Fallback", system-ui, sans-serif',
    textStyle: 'body',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend': {
    margin: '0',
    padding: '0',
    fontSize: 'inherit',
    fontWeight: 'inherit',
  },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg, picture': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: '0' },
  button: { background: 'none', padding: '0', cursor: 'pointer' },
  // Browsers draw the list of a select in a gray of their own.
  option: { background: 'surface', color: 'ink' },
  table: { borderCollapse: 'collapse', width: '100%' },
  // The browser's default of 1 px would misalign the first column with the heading above.
  'th, td': { paddingInline: '0' },
  summary: { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  ':focus-visible': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '2px' },
  'h1:focus, [id]:is(section, div)[tabindex="-1"]:focus': { outline: 'none' },
  '[hidden]': { display: 'none !important' },
  // A page that reads the query of its address is prerendered without it: content that would shift stays hidden until
  // React renders it with the query. Other pages are visible at once, even with campaign parameters in their link.
  '[data-pending]:has([data-reads-query]) [data-awaits-url]': { visibility: 'hidden' },
  // The heading does not depend on the query.
  '[data-pending] h1': { visibility: 'visible' },
  '[data-pending]:has([data-reads-query]) h1::after': { content: '" …"', color: 'subtle' },
  // Pressed before hydration. Toggle buttons show it by their own state.
  '[data-pressed] [data-early]:not([aria-pressed])': { opacity: '.6', cursor: 'progress' },
  // A kiosk shows its start page instead of the home page once the kiosk's code has loaded. If it never does, the home
  // page appears.
  '[data-kiosk=""]:has([data-in-sky]) body': { visibility: 'hidden', animation: 'appear 1ms 4s forwards' },
  '@keyframes appear': { to: { visibility: 'visible' } },
  // The stored notice, until `src/app/site-notice-band.tsx` is rendered.
  'html[data-notice] #root::before': {
    content: 'var(--notice)',
    display: 'block',
    whiteSpace: 'pre-line',
    ...siteNoticeStyle,
    paddingInline: 'max(var(--gutter), calc((100% - var(--column)) / 2 + var(--gutter)))',
    '@media print': { display: 'none' },
  },
  // Read at arm's length.
  'html[data-kiosk]': { fontSize: '125%' },
  '[aria-pressed=true]': { '--heart': 'currentColor' },
  // From a card to its page (`src/app/motion.ts`). The page can be used during the transition.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: '220ms',
    animationTimingFunction: 'var(--ease)',
  },
  '::view-transition-old(cart), ::view-transition-new(cart)': { height: '100%', objectFit: 'contain' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      // Not 1 ms, because without `transition-property` an element would then animate every property.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    // Text sizes on paper do not depend on those on the screen, nor on `html[data-…]` above.
    'html:root': { fontSize: '12pt' },
    body: { background: 'white', color: 'black' },
    '[data-screen-only]': { display: 'none !important' },
  },
  // Its rows fit on one upright page, but need more than one sideways.
  '@page comparison': { size: 'portrait' },
}
