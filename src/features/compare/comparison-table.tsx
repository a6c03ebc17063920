import { chakra } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'
import { Hidden, visuallyHidden } from '../../ui/layout.tsx'
import { LABELS_ABOVE, LABELS_BESIDE, TABLET } from '../../ui/screens.ts'
import { studioWall } from '../../ui/theme/colors.ts'
import { among, type Row } from './compare-groups.ts'

const ON_TABLET = `@media ${TABLET}` as const

/** Which carts a narrow screen shows, with buttons for the others. */
export const Turn = chakra('div', {
  base: {
    display: 'flex',
    [LABELS_BESIDE]: { display: 'none' },
    alignItems: 'center',
    justifyContent: { base: 'space-between', sm: 'flex-end' },
    columnGap: '3',
    textStyle: 'small',
    color: 'muted',
    '& button': { display: 'grid', placeItems: 'center', width: '44px', height: '44px', color: 'ink' },
    '& button:disabled': { color: 'control', cursor: 'default' },
    '@media print': { display: 'none' },
  },
})

/**
 * One class for a table of up to 200 cells. `carts` sets the number of columns, on a narrow screen at most two, on a tablet three.
 */
export const Table = chakra('table', {
  base: {
    display: 'block',
    marginBottom: { base: '14', lg: '18' },
    touchAction: 'pan-y pinch-zoom',
    [LABELS_BESIDE]: { touchAction: 'auto' },
    '--carts': '2',
    '& thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      // Each label above its row.
      gridTemplateColumns: 'repeat(var(--carts), minmax(0, 1fr))',
      columnGap: { base: '3', sm: '6' },
      [LABELS_BESIDE]: {
        // In rem, because a kiosk has larger text.
        gridTemplateColumns: {
          base: '8.75rem repeat(var(--carts), minmax(0, 1fr))',
          '2xl': '10.5rem repeat(var(--carts), minmax(0, 1fr))',
        },
        columnGap: { base: '4', '2xl': '6' },
      },
    },
    '& th': { textAlign: 'left', fontWeight: '450', color: 'muted', textStyle: 'small' },
    '& th:not([scope=col])': { gridColumn: '1 / -1', [LABELS_BESIDE]: { gridColumn: 'auto' } },

    // One wall behind all studios, so that the ground line is continuous.
    '& [data-part=drawings]': {
      columnGap: '0',
      overflow: 'hidden',
      background: studioWall,
      filter: 'var(--picture)',
      printColorAdjust: 'exact',
      '& td': { padding: '0' },
    },

    '& [data-part=names]': {
      position: 'sticky',
      top: '0',
      zIndex: '4',
      background: 'page',
      borderBottom: '1.5px solid',
      borderColor: 'ink',
      // Names begin on the same line, and so do the buttons beside them.
      '& tr': { alignItems: 'start' },
      '& tr:first-of-type': { paddingTop: '2' },
      '& tr + tr': { alignItems: 'baseline', paddingBottom: '10px' },
      '& th': { paddingBottom: '2px' },
      '& td': { color: 'ink', textStyle: 'strong' },
      '& th[scope=col]': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        gap: '1',
        paddingTop: '6px',
        textStyle: 'strong',
        textWrap: 'balance',
        fontSize: { base: '15px', sm: '17px' },
        color: 'ink',
      },
      '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      '& button': {
        flex: 'none',
        width: '44px',
        height: '44px',
        margin: { base: '-10px -12px -10px -8px', sm: '-10px -8px -10px 0' },
        fontSize: '22px',
      },
      [LABELS_ABOVE]: {
        '& tr:first-of-type th:not([scope=col])': { display: 'none' },
        // The amount says it.
        '& th[scope=row]': visuallyHidden,
      },
    },

    '& [data-part=steps] a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },

    '& [data-part=title] th': { textStyle: 'subhead', color: 'ink', padding: '32px 0 10px', gridColumn: '1 / -1' },
    '& tbody tr:not([data-part=title])': {
      borderTop: '1px solid',
      borderColor: 'line',
      paddingBlock: '12px',
      rowGap: '2px',
      // The label is smaller than the values.
      alignItems: { sm: 'baseline' },
    },
    '& tbody:is([data-part=steps], [data-part=notes]) tr': { borderTopWidth: '0', paddingBlock: '4px 0' },
    '& [data-part=whole] td': { gridColumn: '1 / -1' },
    '& td': { color: 'muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& [data-part=notes] td': { fontSize: '14px', lineHeight: '21px', textWrap: 'pretty' },
    // A next step is no value.
    '& td > a': { color: 'ink', fontWeight: '600' },
    // Differing values have a mark in front, and are darker and heavier than equal ones.
    '& [data-differs]': { '& td': { color: 'ink', fontWeight: '600' }, '& th': { color: 'ink' } },
    '& [data-part=all-carts]': { gridColumn: '1 / -1', [LABELS_BESIDE]: { gridColumn: '2 / -1' } },
    '& td svg': { display: 'inline-block', verticalAlign: 'middle' },

    [LABELS_ABOVE]: {
      // A line that only differs because of a hidden cart looks equal here.
      '& [data-on-narrow=same]': {
        '& th, & td': { color: 'muted', fontWeight: '450' },
      },
      '& tbody tr[data-on-narrow=not-stated]': { display: 'none' },
      // Needs the specificity of the names' own `display`.
      '& tr [data-off-narrow]:is(td, th[scope=col])': { display: 'none' },
    },
    // Paper shows all carts on one page.
    '@media print': {
      marginBottom: '0',
      fontSize: '8pt',
      lineHeight: '1.15',
      '& tr': { gridTemplateColumns: '210px repeat(var(--carts), minmax(0, 1fr))', columnGap: '3' },
      '& th:not([scope=col])': { gridColumn: 'auto' },
      '& [data-part=all-carts]': { gridColumn: '2 / -1' },
      '& th, & td, & [data-part=names] th[scope=col]': { fontSize: '8pt', lineHeight: '1.15' },
      '& [data-part=names]': { position: 'static' },
      '& [data-part=title] th': { fontSize: '9pt', padding: '5pt 0 1pt' },
      '& tbody tr:not([data-part=title])': { paddingBlock: '1pt' },
      // Scaled as a whole: a smaller height alone would center the drawing in its width.
      '& td svg': { zoom: '.41' },
    },
  },
  variants: {
    carts: {
      1: { '--carts': '1' },
      2: {},
      3: { [`${LABELS_BESIDE}, print`]: { '--carts': '3' }, [ON_TABLET]: { '--carts': '3' } },
      4: { [`${LABELS_BESIDE}, print`]: { '--carts': '4' }, [ON_TABLET]: { '--carts': '3' } },
    },
  },
})

/** The line of drawings. */
export const Drawings = ({ children, style }: { children: ReactNode; style: CSSProperties }) => (
  <tr data-part="drawings" style={style}>
    {children}
  </tr>
)

/** The names and prices of the carts, which stay in sight. */
export const Names = ({ children, prices }: { children: ReactNode; prices: ReactNode }) => (
  <thead data-part="names">
    <tr>{children}</tr>
    {prices}
  </thead>
)

/** What a person can do next about each cart. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <tbody data-screen-only="" data-part="steps">
    <tr>
      <th>
        <Hidden>Next steps</Hidden>
      </th>
      {children}
    </tr>
  </tbody>
)

/** The title of a group of lines. */
export const Title = ({ children }: { children: ReactNode }) => (
  <tr data-part="title">
    <th scope="colgroup">{children}</th>
  </tr>
)

/** A line with one value for each cart. */
export const Line = ({ row, narrow, children }: { row: Row; narrow: readonly number[]; children: ReactNode }) => (
  <tr
    data-differs={row.differs ? '' : undefined}
    data-on-narrow={among(row, narrow)}
    // A reader of the printed page cannot type a rate.
    data-screen-only={row.as === 'link-to-terms' ? '' : undefined}
  >
    {children}
  </tr>
)

/** A line whose one cell is as wide as the table. */
export const WholeLine = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr data-part="whole">
    <td colSpan={span}>{children}</td>
  </tr>
)

/** A value of all carts together. */
export const AllCarts = ({ span, children }: { span: number; children: ReactNode }) => (
  <td data-part="all-carts" colSpan={span}>
    {children}
  </td>
)

/** Marks the cells of carts that a narrow screen hides. */
export const offNarrow = (column: number, narrow: readonly number[]) =>
  narrow.includes(column) ? {} : { 'data-off-narrow': '' }

/** What the drawings, the signs and the prices mean, in small print. */
export const Notes = ({ span, children }: { span: number; children: ReactNode }) => (
  <tbody data-part="notes">
    <WholeLine span={span}>{children}</WholeLine>
  </tbody>
)

/** The sign before a value that differs. */
export const Sign = () => <Unequal aria-hidden="true">≠</Unequal>

const Unequal = chakra('i', {
  base: { fontStyle: 'normal', fontWeight: '640', color: 'accent', marginRight: '6px' },
})

/** Says that a line differs. A narrow screen ignores differences from a hidden cart. */
export const Differs = chakra('span', {
  base: { [LABELS_ABOVE]: { '[data-on-narrow=same] &': { display: 'none' } } },
})
