import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react'
import { colors } from '../../src/ui/theme/colors.ts'

/** One of the site's colors, light and dark. */
const color = (name: keyof typeof colors) => ({ value: { _light: colors[name][0], _dark: colors[name][1] } })

/** Chakra's own theme with the site's colors. It follows the theme of the device. */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    conditions: {
      light: '@media (prefers-color-scheme: light)',
      dark: '@media (prefers-color-scheme: dark)',
    },
    globalCss: {
      body: { background: 'bg' },
      '*': { _motionReduce: { transitionDuration: '0s !important', animationDuration: '0s !important' } },
      // The bars at the top, and that of screens at the foot of a phone, cover nothing that has the focus.
      html: { scrollPaddingBottom: { base: '96px', md: '16px' }, scrollPaddingTop: '112px' },
      // Nor does the bar with Save.
      'html:has([data-unsaved])': { scrollPaddingBottom: '140px' },
    },
    theme: {
      tokens: {
        fonts: { heading: { value: 'system-ui, sans-serif' }, body: { value: 'system-ui, sans-serif' } },
      },
      // Chakra's own borders of fields and buttons are fainter than 3 to 1.
      recipes: {
        // With a border: a gray one is as gray as the page.
        badge: { defaultVariants: { variant: 'surface' } },
        input: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
        textarea: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
        button: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
      },
      semanticTokens: {
        colors: {
          bg: { DEFAULT: color('page'), panel: color('surface'), subtle: color('sunken'), muted: color('sunken') },
          fg: { DEFAULT: color('ink'), muted: color('muted'), subtle: color('subtle'), error: color('error') },
          border: { DEFAULT: color('line'), emphasized: color('control'), error: color('error') },
          // Chakra's own green is too light for the white text of a message.
          green: { solid: color('ok'), contrast: color('accentFg') },
          accent: {
            solid: color('accent'),
            contrast: color('accentFg'),
            fg: color('accent'),
            subtle: color('accentTint'),
            muted: color('accentTint'),
            emphasized: color('accentHover'),
            focusRing: color('ink'),
          },
        },
      },
    },
  }),
)
