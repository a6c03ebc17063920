import { createSystem, defineConfig } from '@chakra-ui/react'
import { baseConfig } from './base-config.ts'
import { colors } from './colors.ts'
import { globalCss } from './global-css.ts'
import { textStyles } from './type.ts'

const values = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]))

/**
 * The design system: our own tokens on our own base, without Chakra's default theme. The global CSS sets the dark
 * values, because the theme follows the system without a script.
 */
export const createDesignSystem = () =>
  createSystem(
    baseConfig,
    defineConfig({
      preflight: false,
      disableLayers: true,
      cssVarsPrefix: 'c',
      cssVarsRoot: ':root',
      globalCss,
      theme: {
        breakpoints: { sm: '700px', md: '768px', lg: '1000px', xl: '1100px', '2xl': '1200px' },
        tokens: {
          colors: values(Object.fromEntries(Object.entries(colors).map(([name, [light]]) => [name, light]))),
          radii: values({ control: '3px', sheet: '12px 12px 0 0' }),
        },
        textStyles,
        keyframes: {
          'panel-in': { from: { transform: 'translateX(100%)' } },
          'sheet-in': { from: { transform: 'translateY(100%)' } },
        },
      },
    }),
  )
