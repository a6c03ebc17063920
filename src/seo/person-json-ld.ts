import type { PersonLeaf } from 'schema-dts'
import { dealerReference } from './business.ts'

/** Somebody who works for the dealer; a place on the team without a name yet is nobody. */
export const personOf = (member: { name?: string; role: string }): PersonLeaf | undefined =>
  member.name === undefined
    ? undefined
    : { '@type': 'Person', name: member.name, jobTitle: member.role, worksFor: dealerReference }
