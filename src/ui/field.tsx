import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FORCED_COLORS } from './forced-colors.ts'
import { Icon } from './icon.tsx'

type FieldProps = { id: string; label: string; error?: string | undefined; hint?: string | undefined }

/** The attributes that tie a control to its label, its error and the hint beside that. */
const controlProps = ({ id, error, hint }: FieldProps) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error${hint ? ` ${id}-hint` : ''}` : undefined,
})

/** A line of text with its label above, and its error and what helps to correct it below. */
export const TextField = ({ id, label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) => (
  <Box>
    <label htmlFor={id}>{label}</label>
    <input type="text" {...input} {...controlProps({ id, label, error, hint })} />
    <FieldError of={id}>{error}</FieldError>
    {hint && (
      <p id={`${id}-hint`} data-hint="">
        {hint}
      </p>
    )}
  </Box>
)

/** Several lines of text. */
export const TextArea = ({ id, label, error, ...area }: FieldProps & ComponentProps<'textarea'>) => (
  <Box>
    <label htmlFor={id}>{label}</label>
    <textarea rows={5} {...area} {...controlProps({ id, label, error })} />
    <FieldError of={id}>{error}</FieldError>
  </Box>
)

type ChoiceProps = FieldProps & {
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
  /** The first of the radio buttons, to give it the focus. */
  first?: Ref<HTMLInputElement>
}

/** One of a few: radio buttons in one ruled group. The first of them carries the id, so that a link can lead there. */
export const ChoiceField = ({ id, label, error, options, name, value, onChoose, first }: ChoiceProps) => (
  <Group aria-describedby={error && `${id}-error`}>
    <legend>{label}</legend>
    <div data-choices={options.length}>
      {options.map((option, index) => (
        <label key={option.value} data-alone={options.length % 2 && index === options.length - 1 ? '' : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            {...(index === 0 && { id, ref: first })}
          />
          {option.label}
        </label>
      ))}
    </div>
    <FieldError of={id}>{error}</FieldError>
  </Group>
)

const FieldError = ({ of: id, children }: { of: string; children: ReactNode }) =>
  children ? (
    <p id={`${id}-error`} data-error="">
      <Icon as={CircleAlert} size={18} />
      <span>{children}</span>
    </p>
  ) : null

const label = { display: 'block', fontWeight: '580', fontSize: '16px', paddingBottom: '2' } as const

const styles = {
  minWidth: '0',
  '& [data-error]': {
    display: 'flex',
    gap: '2',
    paddingTop: '2',
    color: 'error',
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: '560',
    '& svg': { flex: 'none', marginTop: '1px' },
  },
} as const

const Box = chakra('div', {
  base: {
    ...styles,
    // Below the words of the error, right of its icon.
    '& [data-hint]': { paddingLeft: '26px', fontSize: '15px', lineHeight: '20px' },
    '& label': label,
    '& input, & textarea': {
      display: 'block',
      width: '100%',
      padding: '13px 16px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
      // Below 16 px an iPhone zooms in on the field and never back out.
      fontSize: '17px',
      lineHeight: '24px',
    },
    '& input': { height: '54px' },
    '& textarea': { resize: 'vertical', minHeight: '126px' },
    '& [aria-invalid]': { borderWidth: '2px', borderColor: 'error', padding: '12.5px 15.5px' },
  },
})

const Group = chakra('fieldset', {
  base: {
    ...styles,
    '& legend': label,
    '& [data-choices]': {
      display: 'grid',
      // Two columns, or one where a large font leaves no room for two.
      gridTemplateColumns: { base: 'repeat(auto-fit, minmax(max(8.5em, 40%), 1fr))', md: 'repeat(4, 1fr)' },
      '&[data-choices="3"]': { gridTemplateColumns: { md: 'repeat(3, 1fr)' } },
      gap: '1px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'line',
      overflow: 'hidden',
    },
    '& [data-choices] label': {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '52px',
      paddingInline: '4',
      background: 'surface',
      cursor: 'pointer',
      '&:hover': { background: 'skeleton' },
      // An odd one at the end leaves no hole.
      '&[data-alone]': { gridColumn: { base: '1 / -1', md: 'auto' } },
      '&:has(:checked)': { fontWeight: '580' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '-4px' },
    },
    '& [type=radio]': {
      appearance: 'none',
      flex: 'none',
      width: '18px',
      height: '18px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: '50%',
      outline: 'none',
      '&:checked': { border: '5px solid', borderColor: 'accent', background: 'surface' },
    },
    [FORCED_COLORS]: { '& [type=radio]': { appearance: 'auto' } },
  },
})
