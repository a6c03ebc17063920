import { expect, readyForOffline, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('styles', () => {
  test.use({ expectedErrors: [/violates the following Content Security Policy directive '?"?style-src/] })

  test('a style element that the build did not write is refused, and those of the page apply', async ({ page }) => {
    await page.goto('/eco-impact')
    // The rules of the font, and its own. A page from the store of the worker has only the first.
    expect(await page.evaluate(styleElements)).toEqual(['applies', 'applies'])
    expect(await page.evaluate(addStyleElement)).toBe('refused')
    await readyForOffline(page)
    await page.reload()
    expect(await page.evaluate(styleElements)).toEqual(['applies'])
    expect(await page.evaluate(addStyleElement)).toBe('refused')
    // The length of a bar is in the element's attribute.
    await expect(page.locator('main [style]').first()).toBeAttached()
  })
})

const styleElements = () =>
  [...document.querySelectorAll('style')].map(({ sheet }) => (sheet?.cssRules.length ? 'applies' : 'refused'))

function addStyleElement() {
  const style = document.createElement('style')
  style.textContent = 'input[value^="a"]{background:url(/a)}'
  document.head.append(style)
  return style.sheet ? 'applies' : 'refused'
}

test.describe('another policy of Trusted Types', () => {
  test.use({ expectedErrors: [/TrustedTypePolicy/] })

  test('cannot be created, and the existing one allows only the address of the worker', async ({ page }) => {
    await page.goto('/')
    await readyForOffline(page)
    const made = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
      }
      return ['other', 'worker'].map((name) => {
        try {
          trustedTypes.createPolicy(name, { createScriptURL: (url: string) => url })
          return `${name} made`
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(made).toEqual(['TypeError', 'TypeError'])
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/)
  })
})
