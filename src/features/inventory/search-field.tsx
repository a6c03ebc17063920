import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { SpriteIcon } from '../../ui/icon.tsx'
import { visuallyHidden } from '../../ui/layout.tsx'
import { barCell, barControl, barLabel, barText, NARROW, WIDE } from './bar-cell.ts'
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
        <SpriteIcon name="search" size={18} />
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
          <SpriteIcon name="close" size={18} />
        </button>
      )}
    </Cell>
  )
}

const Cell = chakra('div', {
  base: {
    position: 'relative',
    '& input': { ...barControl },
    '& input::placeholder': { color: 'subtle', opacity: '1' },
    // The browsers' own button is small and blue, and some have none.
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& label > svg': { position: 'absolute', pointerEvents: 'none', color: 'subtle' },
    '& > button': {
      position: 'absolute',
      right: '2px',
      bottom: { base: '2px', '2xl': '7px' },
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
    },
    [NARROW]: {
      flex: '1',
      minWidth: '0',
      '& [data-part=label]': visuallyHidden,
      '& input': {
        height: '48px',
        paddingLeft: '44px',
        paddingRight: '48px',
        border: '1.5px solid',
        borderColor: 'control',
        borderRadius: 'control',
        background: 'surface',
        fontSize: '16px',
        // An empty field has no button to clear it.
        '&:placeholder-shown': { paddingRight: '2', textOverflow: 'ellipsis' },
      },
      '@media (max-width: 359px)': { '& input': { paddingLeft: '38px' } },
      '& label > svg': { left: '15px', top: 'calc(50% - 9px)' },
    },
    [WIDE]: {
      ...barCell,
      '& [data-part=label]': { ...barLabel, left: '0' },
      '& label > svg': { left: '0', top: '37px' },
      // The outline begins beside the words, in the gutter of the page.
      '& input': {
        ...barText,
        marginLeft: '-12px',
        width: 'calc(100% + 12px)',
        paddingInline: '42px 46px',
        fontWeight: '450',
        cursor: 'text',
      },
    },
  },
})
