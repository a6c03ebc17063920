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
      html: { colorPalette: 'accent' },
      'html, body': { minHeight: '100%' },
    },
    theme: {
      tokens: {
        fonts: { heading: { value: 'system-ui, sans-serif' }, body: { value: 'system-ui, sans-serif' } },
      },
      semanticTokens: {
        colors: {
          bg: { DEFAULT: color('page'), panel: color('surface'), subtle: color('sunken'), muted: color('sunken') },
          fg: { DEFAULT: color('ink'), muted: color('muted'), subtle: color('subtle') },
          border: { DEFAULT: color('line'), emphasized: color('control') },
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
