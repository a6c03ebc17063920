import { chakra } from '@chakra-ui/react'
import { colors } from '../../ui/theme/colors.ts'
import { contrast } from '../../ui/theme/contrast.ts'
import { textStyles } from '../../ui/theme/type.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const ratio = (color: string, ground: string) =>
  color.startsWith('#') ? contrast(color, ground).toFixed(1) : 'over pictures'

/** Colors with their contrast on the page in both themes, the type scale and the spacing steps. */
export const Tokens = () => (
  <Box>
    <h1>Design system</h1>
    <p data-part="lead">The tokens, in the theme of your system. docs/design-system.md says when to use each.</p>

    <h2>Color</h2>
    <ul data-swatches="">
      {Object.entries(colors).map(([name, [light, dark]]) => (
        <li key={name}>
          <i data-part="swatch" style={{ background: `var(--c-colors-${kebab(name)})` }} />
          <b data-part="name">{name}</b>
          <small data-part="label">
            {`${light} on page ${ratio(light, colors.page[0])}`}
            <br />
            {`${dark} on page ${ratio(dark, colors.page[1])}`}
          </small>
        </li>
      ))}
    </ul>

    <h2>Type</h2>
    {(Object.keys(textStyles) as (keyof typeof textStyles)[]).map((style) => (
      <div key={style} data-type="">
        <small data-part="label">{style}</small>
        <Sample textStyle={style}>Quiet miles 35–50</Sample>
      </div>
    ))}

    <h2>Space</h2>
    {[4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 72, 96, 120].map((px) => (
      <div key={px} data-space="">
        <small data-part="label">{px}</small>
        <i data-part="bar" style={{ width: px }} />
      </div>
    ))}
  </Box>
)

const Sample = chakra('span', {
  variants: {
    textStyle: Object.fromEntries(Object.keys(textStyles).map((textStyle) => [textStyle, { textStyle }])),
  },
})

const Box = chakra('div', {
  base: {
    '& h1': { textStyle: 'display' },
    '& [data-part=lead]': { textStyle: 'lead', color: 'muted', paddingTop: '4' },
    '& h2': { textStyle: 'title', padding: '72px 0 24px' },
    '& [data-part=label]': { textStyle: 'label', color: 'subtle' },
    '& [data-swatches]': { display: 'grid', gap: '24px', gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' },
    '& [data-part=swatch]': { display: 'block', height: '56px', border: '1px solid', borderColor: 'line' },
    '& [data-part=name]': { display: 'block', textStyle: 'strong', paddingTop: '2' },
    '& [data-type], & [data-space]': {
      display: 'grid',
      gridTemplateColumns: '96px 1fr',
      alignItems: 'baseline',
      paddingBlock: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& [data-part=bar]': { height: '12px', background: 'ink' },
  },
})
