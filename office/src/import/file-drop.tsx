import { chakra } from '@chakra-ui/react'

type Props = {
  text: string
  /** Each file that is chosen or dropped, also one with the name of the last. */
  onFile: (file: File) => void
}

/** A field for one file, which can be dropped on it too. Chakra's own takes a corrected file of equal name and size for the same one. */
export const FileDrop = ({ text, onFile }: Props) => (
  <Drop
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    }}
  >
    {text}
    <Input
      type="file"
      aria-label="Spreadsheet"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
  </Drop>
)

const Drop = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    minHeight: '32',
    padding: '4',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'l3',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { background: 'bg.subtle' },
    _focusWithin: {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '2px',
    },
  },
})

/** Over the whole field, so that the keyboard and a finger reach it. */
const Input = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' } })
