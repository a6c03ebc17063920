import { expect, test } from 'vitest'
import { dealer } from '../../src/content/dealer.ts'
import { listedFiles } from './built-site.ts'
import { Shown } from './document.ts'

const policies = listedFiles.filter((file) => file.startsWith('policies/')).map((file) => `/${file.slice(0, -5)}`)

test('there are policies', () => {
  expect(policies).toContain('/policies/ethics-policy')
})

test.each(policies)('%s ends with whom to ask', (path) => {
  const main = Shown.at(path)
  const links = main.links('#contact a')
  expect(links).toContainEqual({ name: dealer.email.info, href: `mailto:${dealer.email.info}` })
  expect(links).toContainEqual({ name: dealer.phone.label, href: `tel:${dealer.phone.e164}` })
  expect(main.text).toContain(dealer.serviceArea)
})
