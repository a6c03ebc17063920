import { chakra } from '@chakra-ui/react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { historyIndex } from '../lib/history-index.ts'

/**
 * A dialog that is modal while its component is mounted. When it closes, the focus returns to where it was.
 * @param entry marks the dialog's own history entry, so that Back closes the dialog like Escape. Without it, Back leads
 * to another page, as on a kiosk
 * @returns the dialog's `ref` and a function that closes it; the element's `onClose` is called in any case
 */
export function useDialog(entry?: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  // Before children measure themselves, because a closed dialog has no size.
  useLayoutEffect(() => {
    const element = dialog.current
    // Firefox 97 has no modal dialogs.
    if (!element?.showModal) return element?.setAttribute('open', '')
    element.showModal()
    return () => element.close()
  }, [])
  // Before the paint: a person who presses Back as soon as the dialog is visible must not leave the page.
  useLayoutEffect(() => (entry ? closeOnBack(entry, close) : undefined), [entry, close])
  return { dialog, close }
}

/**
 * Adds a history entry, marked `name` in its state. For the router it is no new page, because it has the key of the
 * page below. An entry with an address of its own is the router's: `src/features/vehicle/use-turn-entry.ts`.
 */
function closeOnBack(name: string, close: () => void): () => void {
  const { state } = history
  // The router counts this entry too.
  if (!state?.[name]) history.pushState({ ...state, idx: historyIndex() + 1, [name]: true }, '')
  // An entry above it was left, so the dialog of this one stays open.
  const onBack = () => history.state?.[name] || close()
  addEventListener('popstate', onBack)
  return () => {
    removeEventListener('popstate', onBack)
    if (history.state?.[name]) history.back()
  }
}

/** The element of every dialog. Use one of the four below: they say where it is on the screen. */
const Dialog = chakra('dialog', { base: { position: 'fixed', padding: '0', background: 'page', color: 'ink' } })

export const FullScreenDialog = chakra(Dialog, {
  base: { inset: '0', width: '100vw', height: '100dvh', maxWidth: 'none', maxHeight: 'none' },
})

/** Slides in from the right edge, as high as the screen. */
export const SideDialog = chakra(Dialog, {
  base: {
    inset: '0 0 0 auto',
    margin: '0',
    width: '100%',
    maxWidth: '480px',
    height: '100dvh',
    maxHeight: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&[open]': { animation: 'panel-in 280ms var(--ease)' },
    '&::backdrop': { background: 'veil' },
  },
})

/** Slides in from the lower edge, as high as its content. */
export const BottomDialog = chakra(Dialog, {
  base: {
    inset: 'auto 0 0 0',
    margin: '0 auto',
    width: '100%',
    maxWidth: '640px',
    maxHeight: '92dvh',
    borderRadius: 'sheet',
    // In dark mode the background is that of the page below.
    boxShadow: '0 0 0 1px var(--c-colors-line)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&[open]': { animation: 'sheet-in 280ms var(--ease)' },
    '&::backdrop': { background: 'color-mix(in srgb, var(--c-colors-night) 60%, transparent)' },
  },
})

/** In the middle of the screen. */
export const CenteredDialog = chakra(Dialog, {
  base: {
    margin: 'auto',
    width: 'min(560px, calc(100vw - 32px))',
    padding: '32px',
    border: '0',
    borderRadius: 'control',
    '&::backdrop': { background: 'veil' },
  },
})
