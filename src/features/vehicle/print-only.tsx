import { chakra } from '@chakra-ui/react'

/** Hidden on the screen; the print sheet's stylesheet shows it. */
export const PrintOnly = chakra('div', { base: { display: 'none' } })
