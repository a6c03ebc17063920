import { expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { Shown } from './document.ts'
import { listedFiles, pageIn } from './parsed-pages.ts'

const policies = listedFiles.filter((file) => file.startsWith('policies/')).map((file) => `/${file.slice(0, -5)}`)

test('there are policies', () => {
  expect(policies).toContain('/policies/ethics-policy')
})

test('the index has every document with a line on each, and every footer leads there', () => {
  const main = Shown.at(paths.policies)
  expect(
    main
      .links('li a')
      .map(({ href }) => href)
      .toSorted(),
  ).toEqual([...policies, paths.privacy, paths.terms].toSorted())
  expect(main.count('li span')).toBe(policies.length + 2)
  const withoutLink = listedFiles.filter((file) => !pageIn(file)(`footer a[href="${paths.policies}"]`).length)
  expect(withoutLink).toEqual([])
})

test.each(policies)('%s ends with whom to ask', (path) => {
  const main = Shown.at(path)
  const links = main.links('#contact a')
  expect(links).toContainEqual({ name: dealer.email.info, href: `mailto:${dealer.email.info}` })
  expect(links).toContainEqual({ name: dealer.phone.label, href: `tel:${dealer.phone.e164}` })
  expect(main.text).toContain(dealer.serviceArea)
})
