import { chakra } from '@chakra-ui/react'

type Props = {
  text: string
  /** Called for each file that is chosen or dropped, even if it has the name of the last one. */
  onFile: (file: File) => void
}

/** A field for one file, by choice or drop. Chakra's field ignores a corrected file of the same name and size. */
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

/** Covers the whole field, so that a finger and the keyboard reach it. */
const Input = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' } })
