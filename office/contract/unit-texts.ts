import * as z from 'zod'
import { draftOf, kindOf, readField, setField } from './unit-fields.ts'
import { parseUnit, tidy } from './unit-rules.ts'

/** A valid unit, in which the field to check is replaced. */
const PLAIN = {
  id: 'plain',
  name: 'Plain',
  description: '',
  brand: '',
  category: '',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

/** The problem as the form shows it below the field. */
export const enterSentence = (wanted: string): string => `Enter ${wanted}.`

function problemOf(field: string, text: string): string | undefined {
  if (field === 'id' || !kindOf(field)) return `A cart has no field "${field}" that can be changed.`
  const reading = readField(field, text)
  if (!reading) return undefined
  if ('wanted' in reading) return enterSentence(reading.wanted)
  const draft = draftOf(PLAIN)
  setField(draft, field, reading.value)
  const problem = parseUnit(tidy(draft)).problems.find((found) => found.field === field)
  return problem && enterSentence(problem.wanted)
}

/** Checks fields of a unit as a person types them. Rules about several fields are checked by the server. */
export const unitTextsSchema = z
  .record(z.string().max(200), z.string().max(20_000, enterSentence('20,000 characters at most')))
  .superRefine((texts, { addIssue }) => {
    for (const [field, text] of Object.entries(texts)) {
      const message = problemOf(field, text)
      if (message) addIssue({ code: 'custom', path: [field], message })
    }
  })
