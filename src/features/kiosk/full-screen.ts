/**
 * Fills the whole screen where the browser can. It wants a press for that, and leaves it with each new document: every press asks
 * again. A device that fills the screen by itself, such as a kiosk browser, is asked for nothing that shows.
 */
export function keepFullScreen(signal: AbortSignal) {
  for (const press of ['pointerup', 'keydown'] as const) addEventListener(press, fillScreen, { capture: true, signal })
  addEventListener('fullscreenchange', raiseDialogs, { signal })
  addEventListener('close', dropUntrueClose, { capture: true, signal })
}

/** Within a press. A browser that refuses changes nothing. */
export function fillScreen(): void {
  if (document.fullscreenElement || matchMedia('(display-mode: fullscreen)').matches) return
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
}

/** The document that fills the screen is drawn above the dialogs that were open before, which the same press may have opened. */
function raiseDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
    dialog.close()
    dialog.showModal()
  }
}

/** The close event of a dialog that is open again: its owner must not hear of it. */
function dropUntrueClose(event: Event): void {
  if (event.target instanceof HTMLDialogElement && event.target.open) event.stopImmediatePropagation()
}
