import { slugOf } from '../contract/vehicle-lookup.ts'
import { EFFECTIVE_DATE } from './policy-figures.ts'
import type { PolicyBlock, PolicyDocument, PolicySection } from './schema/policy.ts'

/** A section of a policy; its anchor follows from its heading. */
export const section = (heading: string, ...blocks: PolicyBlock[]): PolicySection => ({
  id: slugOf(heading),
  heading,
  blocks,
})

/** The date on which every policy but the staffing report took effect. */
export const effective: PolicyDocument['dated'] = {
  kind: 'effective',
  label: EFFECTIVE_DATE.label,
  from: EFFECTIVE_DATE.iso,
}
