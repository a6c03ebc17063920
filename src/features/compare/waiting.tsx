import { chakra } from '@chakra-ui/react'

/** The room of the drawings, while it is not known what they show. */
export const Waiting = () => <Room role="status" aria-label="Loading carts" />

const Room = chakra('div', {
  base: {
    minHeight: '60vh',
    background: 'linear-gradient(var(--c-colors-skeleton) 0 0) 0 0 / 100% 280px no-repeat',
    // It is part of the prerendered page, which says in words what there is without scripts.
    '@media (scripting: none)': { display: 'none' },
  },
})
