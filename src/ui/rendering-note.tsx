import { chakra } from '@chakra-ui/react'

/** Says in the corner of a scene that no camera took it. Its parent is as large as the picture. */
export const RenderingNote = () => <Tag>Rendering</Tag>

const Tag = chakra('p', {
  base: {
    position: 'absolute',
    right: '0',
    bottom: '0',
    textStyle: 'label',
    color: 'fixedPaper',
    background: 'veil',
    paddingBlock: '1',
    paddingInline: '2',
  },
})
