import { NativeSelect } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type SelectProps = ComponentProps<typeof NativeSelect.Field> & {
  options: readonly (readonly [value: string, name: string])[]
  disabled?: boolean
}

/** A native `select`. */
export function Select({ options, disabled = false, ...properties }: SelectProps) {
  return (
    <NativeSelect.Root size="lg" disabled={disabled}>
      <NativeSelect.Field borderColor="border.emphasized" {...properties}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
