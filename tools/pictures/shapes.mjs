import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One page of each shape: every file at the top of the build and the longest of each folder. New pages are included automatically.
 * @param {string} site folder of a build
 * @returns {string[]} paths
 */
export function pageShapes(site) {
  const pagesIn = (/** @type {string} */ folder) =>
    readdirSync(join(site, folder))
      .filter((name) => name.endsWith('.html') && !/-golf-carts\.html$|^app-shell|404\.html$/.test(name))
      .map((name) => (name === 'index.html' ? '/' : `${folder}/${name.replace('.html', '')}`))
  const lengthOf = (/** @type {string} */ path) => statSync(join(site, `${path}.html`)).size
  return [
    ...pagesIn(''),
    ...readdirSync(site, { withFileTypes: true })
      // `first-visit/` has the same pages, with their rules in them.
      .filter((entry) => entry.isDirectory() && entry.name !== 'first-visit')
      .flatMap(({ name }) => {
        const pages = pagesIn(`/${name}`)
        return pages.sort((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 1)
      }),
  ]
}
