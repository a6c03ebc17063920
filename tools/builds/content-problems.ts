import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { paths } from '../../src/addresses/paths.ts'
import { denago } from '../../src/content/brands/denago-brand.ts'
import { evolution } from '../../src/content/brands/evolution-brand.ts'
import { documentSlugs } from '../../src/content/policy-links.ts'
import { rentalKinds } from '../../src/content/rental-plans.ts'
import { brandSchema } from '../../src/content/schema/brand.ts'
import { cartColorsSchema } from '../../src/content/schema/cart-colors.ts'
import { heroSchema, pageMetaSchema, pointSchema, statSchema, text } from '../../src/content/schema/page.ts'
import { type PolicyDocument, policyDocumentSchema } from '../../src/content/schema/policy.ts'
import { rentalKindSchema } from '../../src/content/schema/rental.ts'
import { serviceSchema } from '../../src/content/schema/service.ts'
import { townHero, townMeta } from '../../src/content/town-page.ts'
import { townRentalsHero, townRentalsMeta } from '../../src/content/town-rentals-page.ts'
import { townSlugs, towns } from '../../src/content/towns.ts'
import { parseCatalogueFile } from '../../src/contract/catalogue-file.ts'
import { eventSchema } from '../../src/contract/event.ts'
import { listingSchema } from '../../src/contract/listing.ts'
import { root } from '../run.mjs'

const inEnglish = { error: z.locales.en().localeError }

/** The schemas for the exports of `src/content/`, by the end of their names. */
const BY_NAME: readonly [name: RegExp, schema: z.ZodMiniType][] = [
  [/Meta$/, pageMetaSchema],
  [/Hero$/, heroSchema],
  [/(?:Stats|Facts)$/, z.array(statSchema)],
  [/(?:Points|Benefits|Why|values|whyChoose|assurances|whatHappensNext)$/, z.array(z.union([pointSchema, text]))],
  [/(?:story|Method|Footnote)$/, z.array(text)],
  [/Questions$/, z.array(z.strictObject({ question: text, answer: text }))],
  [/^cartColors$/, cartColorsSchema],
  [/^services$/, z.array(serviceSchema)],
  [/^storageService$/, serviceSchema],
  [/^events$/, z.array(eventSchema)],
  [/^listings$/, z.array(listingSchema)],
  [/^rentalKinds$/, z.array(rentalKindSchema)],
]

const files = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/**/*.ts', '!../../src/content/**/*.test.ts', '!../../src/content/schema/*.ts'],
  { eager: true },
)

/** @param read returns the content of the catalogue called `name`. @returns one sentence, or none */
export function catalogueProblems(name: string, read: () => Uint8Array): string[] {
  try {
    parseCatalogueFile(read())
    return []
  } catch (error) {
    return [`The catalogue ${name} cannot be used: ${(error as Error).message}.`]
  }
}

/** The problems of `src/content/`, one sentence each: values that do not follow their schema, missing pictures. */
export function contentProblems(): string[] {
  const problems: string[] = []
  for (const [file, exported] of Object.entries(files)) {
    for (const [name, value] of Object.entries(exported)) {
      const schema = typeof value === 'object' && BY_NAME.find(([pattern]) => pattern.test(name))?.[1]
      if (schema) problems.push(...problemsOf(`${file.replace(/^(?:\.\.\/)+/, '')}, ${name}`, schema, value))
    }
  }
  for (const brand of [denago, evolution]) problems.push(...problemsOf(`the brand ${brand.name}`, brandSchema, brand))
  for (const town of towns) {
    for (const meta of [townMeta(town), townRentalsMeta(town)])
      problems.push(...problemsOf(`the town ${town.name}`, pageMetaSchema, meta))
    for (const hero of [townHero(town), townRentalsHero(town)])
      problems.push(...problemsOf(`the town ${town.name}`, heroSchema, hero))
  }
  return [...problems, ...townProblems(townSlugs), ...documentSlugs.flatMap(policyProblems), ...pictureProblems()]
}

/** The paths at which a value does not follow its schema. */
export function problemsOf(what: string, schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = z.safeParse(schema, value, inEnglish)
  if (parsed.success) return []
  return parsed.error.issues.map(
    ({ path, message }) => `${what}${path.length ? `, ${path.join('.')}` : ''}: ${message}.`,
  )
}

/** Towns with the same slug. The pages of one would replace those of the other. */
export function townProblems(slugs: readonly string[]): string[] {
  const repeated = new Set(slugs.filter((slug, at) => slugs.indexOf(slug) !== at))
  return [...repeated].map((slug) => `src/content/towns.ts: two towns have the address ${paths.town(slug)}.`)
}

function policyProblems(slug: string): string[] {
  const document = files[`../../src/content/policies/${slug}.ts`]?.['policy'] as PolicyDocument
  const where = `src/content/policies/${slug}.ts`
  const strangers = document.related.filter((other) => !documentSlugs.includes(other))
  return [
    ...problemsOf(where, policyDocumentSchema, document),
    ...(document.slug === slug ? [] : [`${where}: its slug is "${document.slug}".`]),
    ...strangers.map((other) => `${where}: there is no policy "${other}".`),
  ]
}

function pictureProblems(): string[] {
  const brands = [denago, evolution].flatMap(({ series, lineup }) => [...series, ...lineup])
  const pictures = new Set([...brands, ...rentalKinds].map(({ picture }) => picture))
  return [...pictures]
    .filter((picture) => !existsSync(join(root, 'public', picture)))
    .map((picture) => `There is no picture public${picture}.`)
}
