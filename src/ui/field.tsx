import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FORCED_COLORS } from './forced-colors.ts'
import { Icon } from './icon.tsx'

type FieldProps = { id: string; label: string; error?: string | undefined; hint?: string | undefined }

/** Attributes that connect a control with its label, its error and the hint. */
const controlProps = ({ id, error, hint }: FieldProps) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error${hint ? ` ${id}-hint` : ''}` : undefined,
})

/** A one-line text field with the label above, and the error and a hint below. */
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

/** A text field with several lines. */
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
  /** The first radio button, to focus it. */
  first?: Ref<HTMLInputElement>
}

/** A choice between a few radio buttons in one ruled group. The first one has the id, so that a link can lead there. */
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
      <Icon name="alert" size={18} />
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
    // Below the error's text, to the right of its icon.
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
      // Below 16 px an iPhone zooms in on the field and never zooms out again.
      fontSize: '17px',
      lineHeight: '24px',
    },
    '& input': { height: '54px' },
    '& textarea': { resize: 'vertical', minHeight: '126px' },
    '& [aria-invalid]': { borderWidth: '2px', borderColor: 'error', padding: '12.5px 15.5px' },
  },
})

const ROW = '@container (min-width: 34em)'

const Group = chakra('fieldset', {
  base: {
    ...styles,
    containerType: 'inline-size',
    '& legend': label,
    '& [data-choices]': {
      display: 'grid',
      // Two columns, or one where a large font leaves no room. One row where the longest word fits into each cell.
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5em, 40%), 1fr))',
      [ROW]: {
        gridTemplateColumns: 'repeat(4, 1fr)',
        // No empty cell in the last row.
        '&:is([data-choices="3"], [data-choices="6"])': { gridTemplateColumns: 'repeat(3, 1fr)' },
      },
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
      // A single one in the last row fills it.
      '&[data-alone]': { gridColumn: '1 / -1', [ROW]: { gridColumn: 'auto' } },
      '&:has(:checked)': { fontWeight: '580' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '-4px' },
    },
    '& [type=radio]': {
      appearance: 'none',
      flex: 'none',
      // In rem, because a kiosk has larger text.
      width: '1.125rem',
      height: '1.125rem',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: '50%',
      outline: 'none',
      '&:checked': { border: '.3125rem solid', borderColor: 'accent', background: 'surface' },
    },
    [FORCED_COLORS]: { '& [type=radio]': { appearance: 'auto' } },
  },
})
