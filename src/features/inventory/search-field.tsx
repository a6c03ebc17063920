import { useRef, useState } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { SpriteIcon } from '../../ui/icon.tsx'
import type { View } from './use-filters.ts'

type Props = {
  view: View
  onSearch: (text: string) => void
  /** Somebody is about to search. */
  onEnter: () => void
  onLeave: () => void
}

/**
 * The search. It keeps what stands in it by itself, so that a keystroke draws this field
 * and nothing else; a view that did not come from typing (Back, Clear All Filters) replaces it. Styled by its bar.
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
    <div ref={cell} data-cell="search">
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
    </div>
  )
}
