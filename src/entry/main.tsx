import 'virtual:styles.css'
import { yieldToMain } from '../before-hydration/yield-to-main.ts'
import { reloadOnMissingChunk } from '../device/missing-chunk.ts'

// The code that sends a report is loaded with the first error. A browser that cannot load it has no connection to
// report over.
for (const type of ['error', 'unhandledrejection'] as const)
  addEventListener(type, (event) => {
    import('../device/report-error.ts').then((module) => module.sendReport(event)).catch(() => {})
  })
// Kept for src/device/install-prompt.ts, and to prevent the browser's own prompt.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
reloadOnMissingChunk()
// Lets the browser lay out what is below the first screen.
document.documentElement.dataset['started'] = ''

// Each in its own task: in one, they would block a phone's main thread for a quarter of a second.
await import('react-dom/client')
await yieldToMain()
const { startPage } = await import('./start.tsx')
await yieldToMain()
await startPage(yieldToMain)
