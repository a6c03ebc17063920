import { readdirSync, statSync } from 'node:fs'

/** One page of each shape: every file at the top of the build and the longest of each folder. New pages come by themselves. */
export const shapes = [
  ...pagesIn('dist', ''),
  ...readdirSync('dist', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => pagesIn(`dist/${name}`, `/${name}`).sort(byLength).slice(0, 1)),
]

function pagesIn(folder: string, prefix: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html') && !/-golf-carts\.html$|^app-shell|404\.html$/.test(name))
    .map((name) => (name === 'index.html' ? '/' : `${prefix}/${name.replace('.html', '')}`))
}

function byLength(one: string, other: string): number {
  const lengthOf = (path: string) => statSync(`dist${path}.html`).size
  return lengthOf(other) - lengthOf(one)
}
