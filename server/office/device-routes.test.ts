import { expect, test } from 'vitest'
import { Kiosks } from '../operations/kiosks.ts'
import { testOffice } from './test-office.ts'

test('each kiosk of the setting is shown with its newest heartbeat, and as silent when that is old or never came', async () => {
  const office = await testOffice(undefined, { KIOSKS: 'Hatfield;Poconos;Scranton' })
  const kiosks = new Kiosks(office.database)
  await kiosks.heard({ name: 'Hatfield', waiting: 3, version: 'index-1.js' })
  await kiosks.heard({ name: 'Hatfield', waiting: 1, version: 'index-2.js' })
  await kiosks.heard({ name: 'Poconos', waiting: 0, version: 'index-1.js' }, new Date(Date.now() - 3_600_000))
  const { ask } = await office.person('Sam', 'staff')
  expect((await ask('GET', '/api/devices')).body.kiosks).toMatchObject([
    { name: 'Hatfield', waiting: 1, version: 'index-2.js', isSilent: false },
    { name: 'Poconos', isSilent: true },
    { name: 'Scranton', isSilent: true },
  ])
  await office.stop()
})
