import type { PersonLeaf } from 'schema-dts'
import { dealerReference } from './business.ts'

/** An employee; undefined for a position without a name yet. */
export const personOf = (member: { name?: string; role: string }): PersonLeaf | undefined =>
  member.name === undefined
    ? undefined
    : { '@type': 'Person', name: member.name, jobTitle: member.role, worksFor: dealerReference }
