import * as z from 'zod/mini'

/** Plain text: not empty, no spaces at either end, no markup. */
export const text = z.string().check(z.regex(/^\S(.*\S)?$/), z.regex(/^[^<>]*$/))

/** An anchor or the last part of a path: lower-case words and digits joined by hyphens. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** The metadata of a page for search engines and shared links. */
export const pageMetaSchema = z.object({
  /** Ends with the dealer's name. */
  title: text.check(z.maxLength(75)),
  /** Ends with the sentence that asks for a call. */
  description: text.check(z.minLength(70), z.maxLength(175)),
  keywords: z.array(text).check(z.minLength(3)),
})
export type PageMeta = z.infer<typeof pageMetaSchema>

/** The top of a page: one h1 and one line of text. */
export const heroSchema = z.object({ title: text, lead: text })
export type Hero = z.infer<typeof heroSchema>

/** A cart in a place, in `public/images/backgrounds/`. */
export const sceneSchema = z.object({ name: slug, alt: text })
export type Scene = z.infer<typeof sceneSchema>

/** An item in a list of points: a title, and a sentence that explains it. */
export const pointSchema = z.object({ title: text, text })
export type Point = z.infer<typeof pointSchema>

/** A single figure, and what it counts. */
export const statSchema = z.object({ value: text, label: text })
export type Stat = z.infer<typeof statSchema>
