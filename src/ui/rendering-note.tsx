import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** Says below the right corner of a scene that no camera took it. */
export const RenderingNote = (props: ComponentProps<'p'>) => <Caption {...props}>Illustration</Caption>

const Caption = chakra('p', {
  base: {
    textStyle: 'label',
    color: 'subtle',
    textAlign: 'right',
    padding: { base: '6px var(--gutter) 0', md: '6px 0 0' },
  },
})
