import { chakra } from '@chakra-ui/react'

/** Hidden on the screen; the print sheet's stylesheet shows it. */
export const PaperOnly = chakra('div', { base: { display: 'none' } })
