import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { Icon } from '../../ui/icon.tsx'
import { visuallyHidden } from '../../ui/layout.tsx'
import { control } from './control-style.ts'
import type { View } from './use-filters.ts'

type Props = {
  view: View
  onSearch: (text: string) => void
  /** The visitor is about to search. */
  onEnter: () => void
  onLeave: () => void
}

/**
 * The search field. It keeps its own text, so that a keystroke renders only this field. A view that does not come from
 * typing (Back, Clear All Filters) replaces the text.
 */
export function SearchField({ view, onSearch, onEnter, onLeave }: Props) {
  const [text, setText] = useState(view.filters.text)
  const [seen, setSeen] = useState(view)
  if (view !== seen) {
    setSeen(view)
    if (view.from !== 'typing') setText(view.filters.text)
  }
  const type = (next: string) => {
    setText(next)
    onSearch(next)
  }
  const cell = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(cell, ([field]) => type(field?.value ?? ''))
  const clear = () => {
    type('')
    input.current?.focus()
  }
  return (
    <Cell ref={cell}>
      <label>
        <span data-part="label">Search</span>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="search"
          placeholder="Name or feature"
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={onEnter}
          onBlur={onLeave}
        />
      </label>
      {text && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
    </Cell>
  )
}

const Cell = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minWidth: '0',
    '& [data-part=label]': visuallyHidden,
    '& input': {
      ...control,
      appearance: 'none',
      width: '100%',
      // In rem as the icons of a kiosk.
      paddingLeft: '2.5rem',
      paddingRight: '48px',
      // An empty field has no button to clear it.
      '&:placeholder-shown': { paddingRight: '2', textOverflow: 'ellipsis' },
      '&::placeholder': { color: 'subtle', opacity: '1' },
      // The browsers' own button is small and blue, and some have none.
      '&::-webkit-search-cancel-button': { display: 'none' },
      '@media (max-width: 359px)': { paddingLeft: '38px' },
    },
    '& label > svg': {
      position: 'absolute',
      left: '15px',
      top: 'calc(50% - 9px)',
      pointerEvents: 'none',
      color: 'subtle',
    },
    '& > button': {
      position: 'absolute',
      right: '2px',
      insetBlock: '0',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
    },
  },
})
