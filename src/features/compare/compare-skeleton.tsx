import { chakra } from '@chakra-ui/react'

/** Reserves the room of the drawings until it is known what they show. */
export const CompareSkeleton = () => <Room role="status" aria-label="Loading carts" />

const Room = chakra('div', {
  base: {
    minHeight: '60vh',
    // The rest of the page is hidden until the carts in the address have been read.
    visibility: 'visible',
    background: 'linear-gradient(var(--c-colors-skeleton) 0 0) 0 0 / 100% 280px no-repeat',
    // Part of the prerendered page, which without scripts says in words what it offers.
    '@media (scripting: none)': { display: 'none' },
  },
})
