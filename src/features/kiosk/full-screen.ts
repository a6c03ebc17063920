/** Input after which browsers let a page fill the screen and write to the clipboard. */
export const PRESSES = ['pointerup', 'keydown'] as const

/**
 * Fills the whole screen where the browser can. That needs a press, and each new document ends it, so every press asks
 * again. On a device that already fills the screen, such as a kiosk browser, this changes nothing visible.
 */
export function askForFullScreen(signal: AbortSignal) {
  for (const press of PRESSES) addEventListener(press, fillScreen, { capture: true, signal })
  addEventListener('fullscreenchange', raiseDialogs, { signal })
  addEventListener('close', ignoreCloseOfReopened, { capture: true, signal })
}

/** Call it during a press. If the browser refuses, nothing changes. */
export function fillScreen(): void {
  if (document.fullscreenElement || matchMedia('(display-mode: fullscreen)').matches) return
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {})
}

/**
 * The full-screen document covers dialogs that were already open, which the same press may have opened, so they are
 * opened again.
 */
function raiseDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
    dialog.close()
    dialog.showModal()
  }
}

/** Hides the close event of a dialog that is open again from its owner. */
function ignoreCloseOfReopened(event: Event): void {
  if (event.target instanceof HTMLDialogElement && event.target.open) event.stopImmediatePropagation()
}
