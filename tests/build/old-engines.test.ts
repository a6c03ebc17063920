import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles, precached, read } from './built-site.ts'

/**
 * What the oldest browsers of `browserslist` in package.json lack, as it is written in a built script. Syntax that `build.target`
 * can translate is not listed; a regular expression it cannot. Of our own sources TypeScript's `lib` rules out more.
 */
const LACKING: Record<string, RegExp> = {
  'Array.prototype.toSorted and the like': /\.to(?:Sorted|Reversed|Spliced)\(/,
  'Array.prototype.findLast': /\.findLast(?:Index)?\(/,
  'Array.fromAsync': /Array\.fromAsync\(/,
  'Object.groupBy and Map.groupBy': /(?:Object|Map)\.groupBy\(/,
  'Promise.withResolvers and Promise.try': /Promise\.(?:withResolvers|try)\(/,
  'AbortSignal.timeout and AbortSignal.any': /AbortSignal\.(?:timeout|any)\(/,
  'AbortSignal.prototype.throwIfAborted': /\.throwIfAborted\(/,
  'Response.json': /Response\.json\(/,
  'URL.canParse': /URL\.canParse\(/,
  'String.prototype.isWellFormed': /\.(?:is|to)WellFormed\(/,
  'attributes of ARIA as properties': /\.aria[A-Z]|\baria[A-Z]\w*:/,
  requestIdleCallback: /requestIdleCallback\(/,
  'lookbehind in a regular expression': /\(\?<[=!]/,
  'the selector :has()': /:has\(/,
}

/** Files that call a method only after they have tested that the browser has it. */
const ASKS_FIRST: Record<string, readonly RegExp[]> = {
  'AbortSignal.timeout and AbortSignal.any': [/^assets\/viewer-/],
  'URL.canParse': [/^sw\.js$/],
  requestIdleCallback: [/^assets\/front-pictures-/],
}

const stored = builtFiles.filter((file) => file.endsWith('.js') && precached.includes(file))
// `dist` has files of earlier builds as well. The worker does not store the viewer, and a stored script names it.
const viewers = builtFiles.filter(
  (file) => /^assets\/viewer-.*\.js$/.test(file) && stored.some((script) => read(script).includes(basename(file))),
)
const scripts = [...stored, ...viewers, 'sw.js', 'about.html']

test.each(Object.entries(LACKING))('no script of the site needs %s', (name, written) => {
  const guarded = ASKS_FIRST[name] ?? []
  const found = scripts.filter((file) => written.test(read(file)))
  expect(found.filter((file) => !guarded.some((exception) => exception.test(file)))).toEqual([])
  // An exception that nothing needs any more goes.
  expect(guarded.filter((exception) => !found.some((file) => exception.test(file)))).toEqual([])
})
