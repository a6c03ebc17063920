import { chakra } from '@chakra-ui/react'

/** Not for the screen; the print sheet's stylesheet takes it out of hiding. */
export const PaperOnly = chakra('div', { base: { display: 'none' } })
