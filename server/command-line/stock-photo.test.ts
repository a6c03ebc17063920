import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../../tests/databases.ts'
import { makePhotograph } from '../photographs/make-photograph.ts'
import { DatabasePhotographs } from '../photographs/photograph-store.ts'
import { UnusedPhotographs } from '../photographs/unused-photographs.ts'
import { type TestSite, testSite, testVehicle } from '../test-site.ts'
import { testStockCommands } from './test-stock-commands.ts'

const drawing = '/images/carts/denago-nomad/front-960.webp'
const nomad = testVehicle('nomad', 'Denago Nomad', 'denago', { images: [drawing] })

let site: TestSite
/** Files with a photograph each, by their color. */
let red: string
let blue: string
beforeAll(async () => {
  site = testSite()
  const write = async (color: string) => {
    const file = join(site.dir, `${color}.jpg`)
    writeFileSync(
      file,
      await sharp({ create: { width: 960, height: 720, channels: 3, background: color } })
        .jpeg()
        .toBuffer(),
    )
    return file
  }
  red = await write('red')
  blue = await write('blue')
})
afterAll(() => site.remove())

onEachDatabase(({ database }) => {
  let commands: Awaited<ReturnType<typeof testStockCommands>>
  beforeEach(async () => {
    await database().db.deleteFrom('photograph_form').execute()
    commands = await testStockCommands(database(), site, [nomad])
  })
  const images = async () => (await commands.unit('nomad'))?.vehicle.images ?? []
  const kept = async () => (await database().db.selectFrom('photograph_form').select('path').execute()).length

  test('photographs come before the drawings, in the order of the files, and once', async () => {
    await commands.run('photo', 'nomad', red)
    const [first = ''] = await images()
    await commands.run('photo', 'nomad', blue, red)
    expect(await images()).toEqual([first, expect.stringMatching(/^\/photos\/[0-9a-f]{16}-960\.webp$/), drawing])
    await commands.run('photo', 'nomad', blue, '--replace')
    expect(await images()).toEqual([expect.not.stringMatching(first), drawing])
    const photographs = new DatabasePhotographs(database())
    expect((await sharp(await photographs.read(first)).metadata()).width).toBe(960)
    expect(await photographs.read('/photos/0000000000000000-960.webp')).toBeUndefined()
  })

  test('a spreadsheet from before a photograph does not take it away', async () => {
    const before = commands.write('monday.csv', await commands.run('export', '--format=csv'))
    await commands.run('photo', 'nomad', red)
    const begun = await images()
    expect(begun).toHaveLength(2)
    expect(await commands.run('import', before, '--dry-run')).not.toContain('images')
    await commands.run('import', before)
    expect(await images()).toEqual(begun)
  })

  test('an export for a build without a server comes with the photographs that its carts have', async () => {
    await commands.run('photo', 'nomad', red)
    await commands.run('photo', 'nomad', blue, '--replace')
    const [path = ''] = await images()
    const folder = join(site.dir, 'photos')
    await commands.run('export', '--format=json', `--photos=${folder}`)
    const forms = [480, 960, 1600].map((width) => path.replace('960.webp', `${width}.avif`))
    expect(readdirSync(folder).map((name) => `/photos/${name}`)).toEqual([...forms, path].toSorted())
    expect((await sharp(join(site.dir, path)).metadata()).width).toBe(960)
  })

  test('one file that cannot be used leaves everything as it was, and is named', async () => {
    const text = commands.write('notes.jpg', 'front of the cart')
    const begun = await commands.version()
    await expect(commands.run('photo', 'nomad', red, text)).rejects.toThrow(
      `The photo ${text} cannot be used. We can’t read this file as a picture. Choose a JPEG, PNG, WebP, AVIF or TIFF. Nothing was changed.`,
    )
    const none = join(site.dir, 'none.jpg')
    await expect(commands.run('photo', 'nomad', none)).rejects.toThrow(`${none} is not there. Nothing was changed.`)
    await expect(commands.run('photo', 'nomad', site.dir)).rejects.toThrow(
      `${site.dir} is a folder. Nothing was changed.`,
    )
    await expect(commands.run('photo', 'nobody', red)).rejects.toThrow('There is no unit "nobody"')
    expect([await images(), await commands.version(), await kept()]).toEqual([[drawing], begun, 0])
  })

  test('more photographs than there is room for are refused', async () => {
    const photograph = await makePhotograph(await sharp(red).toBuffer())
    const size = photograph.forms.reduce((sum, { bytes }) => sum + bytes.length, 0)
    await expect(new DatabasePhotographs(database(), size - 1).save(photograph)).rejects.toThrow(
      'There’s no room for it',
    )
    expect(await kept()).toBe(0)
    await new DatabasePhotographs(database(), size).save(photograph)
    expect(await kept()).toBe(4)
  })

  describe('a year later', () => {
    const DAY_MS = 86_400_000
    const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)
    const erase = () => new UnusedPhotographs(database()).erase(new Date(Date.now() - 366 * DAY_MS), 10)
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => vi.useRealTimers())

    test('the server erases a photograph that no cart has, once nobody can undo its removal any more', async () => {
      await commands.run('photo', 'nomad', red)
      pass(400)
      expect(await erase()).toBe(0)
      await commands.run('photo', 'nomad', blue, '--replace')
      pass(300)
      expect(await erase()).toBe(0)
      const [added, replaced] = [(await commands.version()) - 1, await commands.version()]
      pass(67)
      expect(await erase()).toBe(1)
      expect(await kept()).toBe(4)
      for (const version of [added, replaced])
        await expect(commands.run('undo', String(version))).rejects.toThrow('more than a year old')
      expect(await new DatabasePhotographs(database()).read((await images())[0] ?? '')).toBeDefined()
    })

    test('a photograph that a person has just added again stays', async () => {
      await commands.run('photo', 'nomad', red)
      await commands.run('set', 'nomad', `images=${drawing}`)
      pass(400)
      const photographs = new DatabasePhotographs(database())
      await photographs.save(await makePhotograph(await sharp(red).toBuffer()))
      expect(await erase()).toBe(0)
      pass(400)
      expect(await erase()).toBe(1)
      expect(await kept()).toBe(0)
    })
  })
})
