import { expect, it } from 'vitest'
import { type InstallSituation, mayOfferInstall } from './install-offer.ts'

const visitor: InstallSituation = {
  canInstall: true,
  isInstalled: false,
  isShared: false,
  isAnswered: false,
  isSecondVisit: false,
  shortlisted: 0,
  wasNotOnline: false,
}
const interested: InstallSituation = { ...visitor, isSecondVisit: true, shortlisted: 2, wasNotOnline: true }

it('does not offer the installation to a visitor who only looks around', () => {
  expect(mayOfferInstall(visitor)).toBe(false)
})

it.each<[string, Partial<InstallSituation>]>([
  ['on a second visit', { isSecondVisit: true }],
  ['with a cart on the shortlist', { shortlisted: 1 }],
  ['after another state than `online`', { wasNotOnline: true }],
])('offers the installation %s', (_when, interest) => {
  expect(mayOfferInstall({ ...visitor, ...interest })).toBe(true)
})

it.each<[string, Partial<InstallSituation>]>([
  ['on a device that several people use', { isShared: true }],
  ['after an earlier answer', { isAnswered: true }],
  ['when the site is installed', { isInstalled: true }],
  ['where the browser cannot do it', { canInstall: false }],
])('does not offer the installation %s', (_when, hindrance) => {
  expect(mayOfferInstall({ ...interested, ...hindrance })).toBe(false)
})
