import { Input } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'

type SearchFieldProps = {
  'aria-label': string
  placeholder: string
  /** The search in the address of the screen. */
  value: string
  onSearch: (text: string) => void
}

/** Keeps its own text, because the address and the list may be some letters behind. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // Back and the other filters change the address, too.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(value)
  }, [value])
  return (
    <Input
      ref={input}
      type="search"
      size="lg"
      {...field}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onSearch(currentTarget.value)
      }}
    />
  )
}
