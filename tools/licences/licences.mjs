/** Ask for their notice to be kept, and no more. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
])

/**
 * Others that are fine where they are used, by the beginning of the package's name.
 * @type {readonly (readonly [licence: string | undefined, packages: RegExp, why: string])[]}
 */
const EXCEPTIONS = [
  ['OFL-1.1', /^@fontsource/, 'a font may be served with the site'],
  ['LGPL-3.0-or-later', /^@img\/sharp/, 'draws pictures at build time and is given to nobody'],
  ['MPL-2.0', /^(?:axe-core|lightningcss)/, 'checks and builds, and is given to nobody'],
  ['CC-BY-4.0', /^caniuse-lite$/, 'data for the build'],
  ['Public Domain', /^jsonify$/, 'written before SPDX named one for it; a part of patch-package'],
  [undefined, /^parse-cache-control$/, 'MIT by its repository, which its package does not say; a part of json-server'],
]

/**
 * Whether an SPDX expression is met: "(MIT OR CC0-1.0)" by one of its parts, "MIT AND Apache-2.0" by all.
 * @param {string | undefined} expression
 * @param {(licence: string | undefined) => boolean} isAllowed
 * @returns {boolean}
 */
function isMet(expression, isAllowed) {
  if (expression === undefined) return isAllowed(undefined)
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((licence) => isAllowed(licence.trim())))
}

/**
 * @typedef {{ license?: string, link?: boolean }} LockedPackage
 * @param {Record<string, LockedPackage>} packages as package-lock.json has them, by their folder
 * @returns {{ name: string, licence: string | undefined }[]}
 */
export function refusedPackages(packages) {
  return Object.entries(packages).flatMap(([folder, { license, link }]) => {
    if (folder === '' || link) return []
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isAllowed = (/** @type {string | undefined} */ licence) =>
      (licence !== undefined && PERMISSIVE.has(licence)) ||
      EXCEPTIONS.some(([exception, pattern]) => exception === licence && pattern.test(name))
    return isMet(license, isAllowed) ? [] : [{ name, licence: license }]
  })
}
