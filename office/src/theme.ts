import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react'
import { colors } from '../../src/ui/theme/colors.ts'

/** One of the site's colors, for the light and the dark theme. */
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
      // So that the bars at the top, and at the bottom on a phone, do not cover the focused element.
      html: { scrollPaddingBottom: { base: '96px', md: '16px' }, scrollPaddingTop: '112px' },
      // The same for the bar with "Save".
      'html:has([data-unsaved])': { scrollPaddingBottom: '140px' },
    },
    theme: {
      tokens: {
        fonts: { heading: { value: 'system-ui, sans-serif' }, body: { value: 'system-ui, sans-serif' } },
      },
      // Chakra's own borders of fields and buttons are fainter than 3 to 1.
      recipes: {
        // With a border, because a gray badge has the color of the page.
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
