import 'virtual:styles.css'
import { saveEarlyInputOnLeave } from '../before-hydration/early-leave.ts'
import { yieldToMain } from '../before-hydration/yield-to-main.ts'
import { reloadOnMissingChunk } from '../device/missing-chunk.ts'

// What sends a report is loaded with the first error; a browser that cannot load it has no connection to report over.
for (const type of ['error', 'unhandledrejection'] as const)
  addEventListener(type, (event) => {
    import('../device/report-error.ts').then((module) => module.sendReport(event)).catch(() => {})
  })
// Kept for src/device/install-prompt.ts, and so that the browser shows no prompt of its own.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
reloadOnMissingChunk()
saveEarlyInputOnLeave()
// What is below the first screen is laid out from here on.
document.documentElement.dataset['started'] = ''

// Each in its own task: evaluated in one, they would block the main thread of a phone for a quarter of a second.
await import('react-dom/client')
await yieldToMain()
const { startPage } = await import('./start.tsx')
await yieldToMain()
await startPage(yieldToMain)
