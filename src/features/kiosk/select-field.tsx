import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Icon } from '../../ui/icon.tsx'

type Props = ComponentProps<'select'> & {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** A native select with its label above, as high as a text field. */
export const SelectField = ({ id, label, options, ...select }: Props) => (
  <Box>
    <Label htmlFor={id}>{label}</Label>
    <Select id={id} {...select}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
    <Icon name="down" size={20} />
  </Box>
)

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& svg': { position: 'absolute', right: '16px', bottom: '17px', pointerEvents: 'none' },
  },
})

const Label = chakra('label', {
  base: { display: 'block', fontWeight: '580', fontSize: '16px', paddingBottom: '2' },
})

const Select = chakra('select', {
  base: {
    display: 'block',
    width: '100%',
    height: '54px',
    paddingInline: '16px 44px',
    border: '1.5px solid',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
    color: 'ink',
    fontSize: '17px',
    appearance: 'none',
  },
})
