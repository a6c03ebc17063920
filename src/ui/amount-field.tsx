import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

type Props = Omit<ComponentProps<'input'>, 'size'> & {
  id: string
  label: string
  /** How the text was understood, or its unit, shown below the field unless the text says the same. */
  reading?: string | undefined
  /** The error, shown instead of the reading. */
  problem: string | undefined
  /** Small fields share a row, even on a phone. A line has its label beside the field. */
  size?: 'small' | 'large' | 'line'
}

/** A field for a number in any form that people type. */
export const AmountField = ({ id, label, reading, problem, size, ...input }: Props) => {
  // A line is read aloud as one: label, number, unit.
  const Said = size === 'line' ? 'span' : 'p'
  const repeats = reading?.replace(/[$%]/g, '') === String(input.value).trim()
  const said = problem ?? (repeats ? undefined : reading)
  return (
    <Box size={size} data-screen-only={size === 'line' ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={said && `${id}-said`}
      />
      {problem ? (
        <Said data-part="problem" id={`${id}-said`} role={size === 'line' ? 'alert' : undefined}>
          <Icon name="alert" size={16} /> <span>{problem}</span>
        </Said>
      ) : (
        said && (
          <Said data-part="reading" id={`${id}-said`}>
            {said}
          </Said>
        )
      )}
    </Box>
  )
}

const Box = chakra('div', {
  base: {
    '& label': { display: 'block', fontWeight: '580', textStyle: 'small', paddingBottom: '6px' },
    '& input': {
      color: 'ink',
      background: 'surface',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      fontVariantNumeric: 'tabular-nums',
      '&:disabled': { background: 'sunken', color: 'subtle', borderColor: 'line' },
      '&[aria-invalid=true]': { border: '2px solid', borderColor: 'error' },
    },
    '& [data-part=problem]': {
      display: 'flex',
      gap: '6px',
      textStyle: 'small',
      fontWeight: '560',
      color: 'error',
      paddingTop: '6px',
      '& svg': { flex: 'none', marginTop: '3px' },
    },
    '& [data-part=reading]': { textStyle: 'small', color: 'muted', paddingTop: '6px' },
  },
  variants: {
    size: {
      small: {
        '& input': {
          width: { base: '0', sm: '128px' },
          minWidth: { base: '100%', sm: '0' },
          height: '48px',
          paddingInline: { base: '10px', sm: '14px' },
        },
        // As wide as its field, whatever the text.
        '& [data-part=problem]': { width: '0', minWidth: '100%' },
        '@media (max-width: 359px)': {
          // Room for a rate of five characters.
          '& input': { paddingInline: '6px' },
          // Beside the icon the words would break.
          '& [data-part=problem] svg': { display: 'none' },
        },
      },
      large: { '& input': { width: '100%', height: '54px', paddingInline: '14px' } },
      line: {
        display: 'grid',
        gridTemplateColumns: '1fr 110px',
        gap: '2px 16px',
        alignItems: 'center',
        maxWidth: '38em',
        paddingBlock: '10px',
        borderTop: '1px solid',
        borderColor: 'line',
        '& label': { fontWeight: 'inherit', textStyle: 'body', paddingBottom: '0' },
        '& input': { gridRow: '1 / 3', gridColumn: '2', width: '100%', height: '48px', paddingInline: '12px' },
        '& [data-part]': { paddingTop: '0' },
        // One line of text: label, unit, number.
        '@media print': {
          gridTemplateColumns: 'auto 1fr 48pt',
          gap: '0 6pt',
          paddingBlock: '2pt',
          '& :is(label, input, [data-part])': { fontSize: '9pt' },
          '& input': {
            gridArea: '1 / 3',
            height: 'auto',
            padding: '0',
            border: '0',
            background: 'none',
            textAlign: 'right',
          },
        },
      },
    },
  },
  defaultVariants: { size: 'large' },
})
