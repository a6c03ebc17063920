import type { MerchantReturnPolicyLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import { returns } from '../content/policy-figures.ts'
import { absoluteUrl } from './url.ts'

/** For the return policy's page, which shows these figures. */
export const returnPolicies = (): MerchantReturnPolicyLeaf[] => [
  withDays('Parts', returns.parts),
  withDays('New cart', returns.newCart),
  withDays('Used cart', returns.usedCart),
]

const withDays = (
  name: string,
  { days, restockingPercent }: { days: number; restockingPercent: number },
): MerchantReturnPolicyLeaf => ({
  '@type': 'MerchantReturnPolicy',
  name,
  applicableCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: 'https://schema.org/ReturnInStore',
  returnFees: 'https://schema.org/RestockingFees',
  // A bare number is a percentage of the price.
  restockingFee: restockingPercent,
  merchantReturnLink: absoluteUrl(paths.policy('return-policy')),
})
