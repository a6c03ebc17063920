import * as z from 'zod'
import { visibleText } from '../../src/contract/visible-text.ts'

/** Staff cannot change people or erase anything. */
const roleSchema = z.enum(['owner', 'staff'])
export type Role = z.infer<typeof roleSchema>

export const personSchema = z.object({ id: z.string(), name: z.string(), role: roleSchema })
export type Person = z.infer<typeof personSchema>

const MOST_NAME_CHARACTERS = 60

export const newPersonSchema = z.object({
  name: z
    .string()
    // Before the length is checked, because a name of invisible characters is empty.
    .overwrite((name) => visibleText(name.normalize('NFKC')).replace(/\s+/g, ' ').trim())
    .min(1, 'Please enter a name.')
    .max(MOST_NAME_CHARACTERS, `Use ${MOST_NAME_CHARACTERS} characters or fewer.`),
  role: roleSchema,
})
export type NewPerson = z.infer<typeof newPersonSchema>

const colleagueSchema = personSchema.extend({
  /** How many devices the person can sign in with. */
  passkeys: z.number(),
  /** When the person last used the office, as ISO time. */
  seenAt: z.string().optional(),
})
export const colleaguesSchema = z.object({ people: z.array(colleagueSchema) })
export type Colleague = z.infer<typeof colleagueSchema>

/** A link that adds a device for a person. */
export const invitationSchema = z.object({ name: z.string(), url: z.string(), expiresAt: z.string() })
export type Invitation = z.infer<typeof invitationSchema>
