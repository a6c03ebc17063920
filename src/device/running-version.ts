/** The entry script of the build that this page runs, without its folder: `index-BRSlTajA.js`. */
export function runningVersion(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return entry.slice(entry.lastIndexOf('/') + 1)
}
