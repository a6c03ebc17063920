import * as z from 'zod/mini'

/**
 * An error in a browser: its kind and its place in our code. No field can contain its message, which may quote typed
 * text, or the address of the page.
 */
export const errorReportSchema = z.strictObject({
  /** The name of the error's class. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}$/)),
  /** Script, line and column: `/assets/start-4PUK1IqP.js:1:2345`. */
  place: z.string().check(z.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)),
  /** The entry script of the running build, without its folder: `index-BRSlTajA.js`. */
  version: z.string().check(z.regex(/^[\w.-]{1,80}\.js$/)),
})

export type ErrorReport = z.infer<typeof errorReportSchema>
