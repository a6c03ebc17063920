import { expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('untrusted text', () => {
  test.use({ expectedErrors: [/This document requires '(?:TrustedHTML|TrustedScriptURL|TrustedScript)' assignment/] })

  test('does not become a part of the page, a script or a worker', async ({ page }) => {
    await page.goto('/')
    const refused = await page.evaluate(async () => {
      const attempts: Record<string, () => unknown> = {
        html: () => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>'
        },
        script: () => {
          document.createElement('script').src = '/assets/other.js'
        },
        worker: () => new Worker('/sw.js'),
        registration: () => navigator.serviceWorker.register('/sw.js'),
      }
      const ends: string[] = []
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          await attempt()
          ends.push(`${name} passed`)
        } catch (error) {
          ends.push(`${name} ${(error as Error).name}`)
        }
      }
      return ends
    })
    expect(refused).toEqual(['html TypeError', 'script TypeError', 'worker TypeError', 'registration TypeError'])
  })
})
