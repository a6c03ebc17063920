import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../tests/databases.ts'
import { fileHashOf, readCatalogueFile } from '../stock/seed.ts'
import { type TestSite, testSite, testVehicle } from '../test-site.ts'
import { testStockCommands } from './test-stock-commands.ts'

const nomad = testVehicle('nomad', 'Denago Nomad', 'denago', { price: 9_995, stockNumber: 'A-17' })
const rover = testVehicle('rover', 'Denago Rover', 'denago', { price: 10_995 })
const twins = ['twin-1', 'twin-2'].map((id) => testVehicle(id, 'Evolution Twin', 'evolution'))
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })

let site: TestSite
beforeAll(() => {
  site = testSite()
})
afterAll(() => site.remove())

onEachDatabase(({ database }) => {
  let commands: Awaited<ReturnType<typeof testStockCommands>>
  let run: (typeof commands)['run']
  let begun: number
  beforeEach(async () => {
    commands = await testStockCommands(database(), site, [nomad, rover, ...twins])
    run = commands.run
    begun = await commands.version()
  })
  const unit = async (id: string) => (await commands.unit(id))?.vehicle
  const idsListed = async () => [...(await run('list')).matchAll(/^\S+ +(nomad|rover|twin-\d)\b/gm)].map(([, id]) => id)

  describe('set', () => {
    test('changes the named fields, prints their old values, and raises the version once', async () => {
      const output = await run('set', 'A-17', 'price=$8,995', 'place=Hatfield', 'year=2023')
      expect(output).toMatch(/^A-17 +price +9995 +8995$/m)
      expect(output).toContain(
        `Change ${begun + 1}: 1 unit changed. Take it back with "npm run stock -- undo ${begun + 1}"`,
      )
      expect(await unit('nomad')).toEqual({ ...nomad, price: 8_995, place: 'Hatfield', year: 2023 })
      expect(await commands.version()).toBe(begun + 1)
    })

    test('lets isNew and inStock follow from condition and status, and notes since when a status is so', async () => {
      await run('set', 'nomad', 'condition=used', 'status=held')
      const held = { condition: 'used', isNew: false, status: 'held', inStock: true, statusSince: today() }
      expect(await unit('nomad')).toMatchObject(held)
      await run('set', 'nomad', 'condition=new', 'status=sold', 'statusSince=2026-05-01')
      const sold = { condition: 'new', isNew: true, status: 'sold', inStock: false, statusSince: '2026-05-01' }
      expect(await unit('nomad')).toMatchObject(sold)
      await run('set', 'nomad', 'status=')
      expect(await unit('nomad')).not.toHaveProperty('statusSince')
      await run('set', 'nomad', 'status=incoming')
      expect(await unit('nomad')).toMatchObject({ inStock: false, statusSince: today() })
    })

    test('shows a former price only when a person says so, and drops it when the price is back', async () => {
      await run('set', 'nomad', 'price=8995')
      expect(await unit('nomad')).not.toHaveProperty('formerPrice')
      await run('set', 'nomad', 'price=7995', '--reduced')
      expect(await unit('nomad')).toMatchObject({ price: 7_995, formerPrice: 8_995 })
      await run('set', 'nomad', 'price=8995')
      expect(await unit('nomad')).not.toHaveProperty('formerPrice')
      await expect(run('set', 'nomad', 'price=8995', '--reduced')).rejects.toThrow(
        '--reduced needs a price that is lower',
      )
    })

    test('loses none of several changes that are made at once', async () => {
      const words = ['price=8995', 'place=Hatfield', 'year=2023', 'hours=41', 'battery=lithium']
      await Promise.all(words.map((word) => run('set', 'nomad', word)))
      const all = { price: 8_995, place: 'Hatfield', year: 2023, hours: 41, battery: 'lithium' }
      expect(await unit('nomad')).toEqual({ ...nomad, ...all })
      expect(await commands.version()).toBe(begun + words.length)
    })

    test('puts a unit at a place of the list', async () => {
      expect(await idsListed()).toEqual(['nomad', 'rover', 'twin-1', 'twin-2'])
      await run('set', 'twin-2', 'position=1')
      await run('set', 'nomad', 'position=3')
      expect(await idsListed()).toEqual(['twin-2', 'rover', 'nomad', 'twin-1'])
      await run('set', 'rover', 'position=99')
      expect(await idsListed()).toEqual(['twin-2', 'nomad', 'twin-1', 'rover'])
    })

    test.each([
      ['price=99', /Unit "nomad", price: found "99"; it takes whole dollars from 100/],
      ['price=$8,995.50', /price: found "\$8,995\.50"/],
      ['batteryTested=13/40/2026', /batteryTested: found "13\/40\/2026"/],
      ['price=cheap', /^price takes whole dollars .* not "cheap"\.$/],
      ['status=lost', /^status takes one of draft, incoming, available, held, sold, not "lost"\.$/],
      ['year=1890', /year: found "1890"; it takes a year from 1950 to/],
      ['batteryTested=2026-02-30', /batteryTested: found "2026-02-30"; it takes a date such as/],
      ['hours=-1', /hours: found "-1"; it takes hours from 0/],
      [
        'vin=1M8GDM9AXKP042789',
        /serial: found "1M8GDM9AXKP042789"; it takes a VIN that checks out: either the 9th character/,
      ],
      ['stockNumber=b-2', /stockNumber: found "b-2"; it takes another: Denago Rover, B-2 has this one/],
      ['stockNumber=ROVER', /it takes another: Denago Rover, B-2 has this one/],
      ['name=', /name: found nothing; it takes some text/],
      ['externalUrl=javascript:alert(1)', /externalUrl: .* it takes an address that begins with https/],
      ['id=other', /^The id of a unit stays/],
      ['nix=1', /^There is no field "nix"\. There are stockNumber, name,/],
      ['price', /^Write field=value, as in price=8995, not "price"\.$/],
      ['position=0', /^position takes a place in the list from 1/],
    ])('refuses %s with a sentence, and changes nothing', async (word, sentence) => {
      await run('set', 'rover', 'stockNumber=B-2')
      await expect(run('set', 'nomad', 'place=Hatfield', word)).rejects.toThrow(sentence)
      expect(await unit('nomad')).toEqual(nomad)
      expect(await commands.version()).toBe(begun + 1)
    })

    test('refuses what follows from another field', async () => {
      await run('set', 'nomad', 'condition=new')
      await expect(run('set', 'nomad', 'isNew=no')).rejects.toThrow('isNew follows from the condition: set that.')
    })
  })

  describe('a unit is found', () => {
    test.each(['A-17', 'a-17', 'nomad', 'NOMAD', 'denago-nomad', 'Denago Nomad'])('by %s', async (reference) => {
      expect(await run('show', reference)).toMatch(/^id: nomad\nstockNumber: A-17\nname: Denago Nomad\n/)
    })

    test('only when the name means one unit', async () => {
      await expect(run('show', 'Evolution Twin')).rejects.toThrow(
        '2 units are called so. Say which one: twin-1, twin-2.',
      )
      await expect(run('show', 'none')).rejects.toThrow('There is no unit "none".')
      await expect(run('show')).rejects.toThrow('Say which unit')
    })
  })

  describe('import', () => {
    const table = (...rows: string[]) => commands.write('stock.csv', ['Stock #,Make,Model,Price', ...rows].join('\n'))

    test('changes units with known stock numbers, adds new ones at the end, and does nothing the second time', async () => {
      const file = table('a-17,Denago,Nomad,8995', 'C-3,Denago,Rover XL,12995')
      const output = await run('import', file)
      expect(output).toContain(`Change ${begun + 1}: 1 unit changed, 1 unit new.`)
      expect(await unit('nomad')).toEqual({ ...nomad, stockNumber: 'a-17', price: 8_995 })
      expect(await unit('denago-rover-xl-c-3')).toMatchObject({
        name: 'Denago Rover XL',
        category: 'rover-xl',
        inStock: true,
      })
      expect(await run('import', file)).toBe('Nothing differs, so nothing was changed.\n')
      expect(await commands.version()).toBe(begun + 1)
    })

    test('shows what would change, and writes nothing', async () => {
      const output = await run('import', table('A-17,Denago,Nomad,8995', 'C-3,Denago,Rover XL,12995'), '--dry-run')
      expect(output).toMatch(/^UNIT +FIELD +BEFORE +AFTER\nA-17 +price +9995 +8995\nC-3 +\(new\) +- +Denago Rover XL$/m)
      expect(output).toContain('This would be: 1 unit changed, 1 unit new. Nothing was written.')
      expect(await commands.version()).toBe(begun)
    })

    test('writes no row when one is wrong, and names every wrong one', async () => {
      const file = table(
        'A-17,Denago,Nomad,8995',
        'C-3,Denago,Rover XL,50',
        'c-3,Denago,Rover XL,9995',
        ',Denago,Rover,1000',
        'D-4,Denago,Rover,"$8,995.50"',
      )
      await expect(run('import', file)).rejects.toMatchObject({
        sentences: [
          'stock.csv, row 4, column "Stock #": found "c-3"; it takes another: row 3 has this cart.',
          'stock.csv, row 5, column "Stock #": found nothing; it takes a stock number, or an id in its own column.',
          expect.stringMatching(/^stock\.csv, row 3, column "Price": found "50"; it takes whole dollars/),
          expect.stringMatching(/^stock\.csv, row 6, column "Price": found "\$8,995\.50"; it takes whole dollars/),
        ],
      })
      expect(await unit('nomad')).toEqual(nomad)
      expect(await commands.version()).toBe(begun)
    })

    test('refuses a stock number of one unit with the id of another', async () => {
      const file = commands.write('stock.csv', 'id,Stock #\nrover,A-17\n')
      await expect(run('import', file)).rejects.toThrow(
        'stock.csv, row 2, column "id": found "rover"; it takes "nomad", the id of the cart with the stock number "A-17".',
      )
    })

    test.each([
      ['id,Price\nnomd,8995\n', 'column "id": found "nomd"; it takes the id of a cart in the stock.'],
      [
        'Stock #,Price\nA-71,8995\n',
        'column "Stock #": found "A-71"; it takes the stock number of a cart in the stock.',
      ],
    ])('of a row that names no cart in the stock says so: %j', async (content, sentence) => {
      await expect(run('import', commands.write('stock.csv', content))).rejects.toMatchObject({
        sentences: [`stock.csv, row 2, ${sentence} A new cart needs a name in its row as well.`],
      })
      expect(await commands.version()).toBe(begun)
    })

    test('with --full takes units that it does not name off the list, and brings them back when it does', async () => {
      const rest = twins.map(({ id }) => `${id},`).join('\n')
      const file = (name: string, ids: string) => commands.write(name, `id,Stock #\n${ids}`)
      const output = await run('import', file('two.csv', `nomad,A-17\n${rest}`), '--full')
      expect(output).toContain('1 unit gone')
      expect(await idsListed()).toEqual(['nomad', 'twin-1', 'twin-2'])
      expect(await run('list', '--gone')).toMatch(/rover .* gone$/m)
      expect((await commands.unit('rover'))?.vehicle).toEqual(rover)
      expect(await run('import', file('two.csv', `nomad,A-17\n${rest}`), '--full')).toContain('Nothing differs')
      await run('import', file('back.csv', 'rover,\n'))
      expect(await idsListed()).toEqual(['nomad', 'rover', 'twin-1', 'twin-2'])
    })

    test('with --full removes more than half of the list only with --remove-most', async () => {
      const file = table('A-17,Denago,Nomad,9995')
      for (const flags of [['--full'], ['--full', '--dry-run']])
        await expect(run('import', file, ...flags)).rejects.toThrow(
          'The file does not name 3 of the 4 units on the list, which --full takes off it. Say --remove-most if that is meant.',
        )
      expect(await commands.version()).toBe(begun)
      await run('import', file, '--full', '--remove-most')
      expect(await idsListed()).toEqual(['nomad'])
    })

    test('of the catalogue file notes that its edit is imported', async () => {
      const file = commands.write('db.json', JSON.stringify({ vehicles: [nomad, rover, ...twins] }))
      await run('import', file)
      expect((await commands.store.read()).fileHash).toBe(fileHashOf(readCatalogueFile(file)))
    })

    test('says which columns it does not use', async () => {
      const file = commands.write('stock.csv', 'Stock #,Pirce\nA-17,1\n')
      expect(await run('import', file)).toBe('Not used: Pirce.\nNothing differs, so nothing was changed.\n')
    })
  })

  test('add makes new units only', async () => {
    const more = testVehicle('more', 'More', 'denago', { stockNumber: 'M-1' })
    const file = commands.write('new.json', JSON.stringify(more))
    expect(await run('add', file)).toContain('1 unit new')
    expect(await unit('more')).toEqual(more)
    await expect(run('add', file)).rejects.toThrow(
      'found "M-1"; it takes a new one: this cart is in the stock already.',
    )
  })

  test('export has the list and sold units, but no removed ones', async () => {
    await run('set', 'nomad', 'status=sold')
    await run('import', commands.write('some.csv', 'id\nnomad\ntwin-1\ntwin-2\n'), '--full')
    const { vehicles } = JSON.parse(await run('export', '--format=json'))
    expect(vehicles.map(({ id }: { id: string }) => id)).toEqual(['nomad', 'twin-1', 'twin-2'])
    const csv = commands.write('export.csv', await run('export', '--format=csv'))
    expect(await run('import', csv, '--full')).toContain('Nothing differs')
    await expect(run('export')).rejects.toThrow('Say --format csv or --format json.')
  })

  describe('undo', () => {
    test('undoes a whole import, with its new and its removed units, and can be undone itself', async () => {
      const file = commands.write('stock.csv', 'id,Price,Name\nnomad,8995,Nomad\nnew-one,5995,New One\ntwin-1,,Twin\n')
      const before = (await commands.store.read()).units
      await run('import', file, '--full')
      const after = (await commands.store.read()).units
      const states = (units: typeof before) => units.map(({ updatedAt, ...state }) => state)
      expect(await run('undo', String(begun + 1))).toMatch(/^new-one +\(erased\) +New One +-$/m)
      expect(states((await commands.store.read()).units)).toEqual(states(before))
      expect(await run('history', 'new-one')).toMatch(/ \(erased\) +New One +-$/m)
      await run('undo', String(begun + 2))
      expect(states((await commands.store.read()).units)).toEqual(states(after))
    })

    test('restores a status with its day', async () => {
      await run('set', 'nomad', 'status=held', 'statusSince=2026-05-01')
      await run('set', 'nomad', 'status=sold', 'statusSince=2026-05-01')
      await run('undo', String(begun + 2))
      expect(await unit('nomad')).toMatchObject({ status: 'held', statusSince: '2026-05-01', inStock: true })
    })

    test('is refused while a later change builds on it', async () => {
      await run('set', 'nomad', 'price=8995')
      await run('set', 'nomad', 'price=7995')
      await expect(run('undo', String(begun + 1))).rejects.toThrow(
        `Unit "nomad" was changed since. Take change ${begun + 2} back first.`,
      )
      expect(await unit('nomad')).toMatchObject({ price: 7_995 })
    })

    test('names the later changes in an order in which they can be taken back', async () => {
      await run('set', 'nomad', 'price=8995')
      await run('set', 'nomad', 'price=7995')
      await run('set', 'nomad', 'price=6995')
      await run('undo', String(begun + 3))
      // Not the undo itself, which would bring 6995 back.
      await expect(run('undo', String(begun + 1))).rejects.toThrow(`Take change ${begun + 2} back first.`)
      await run('undo', String(begun + 2))
      await run('undo', String(begun + 1))
      expect(await unit('nomad')).toMatchObject({ price: 9_995 })
    })

    test('names the newest change of several units first', async () => {
      await run('import', commands.write('stock.csv', 'id,Price\nnomad,8995\ntwin-1,8995\n'))
      await run('set', 'nomad', 'price=7995')
      await run('set', 'twin-1', 'price=7995')
      await expect(run('undo', String(begun + 1))).rejects.toMatchObject({
        sentences: [
          `Unit "twin-1" was changed since. Take change ${begun + 3} back first.`,
          `Unit "nomad" was changed since. Take change ${begun + 2} back first.`,
        ],
      })
    })

    test('is refused for a number that no change has', async () => {
      for (const wrong of ['', '99999', 'one'])
        await expect(run('undo', wrong)).rejects.toThrow(/^There is no change "/)
    })
  })

  test('the history names each change, its author and its command', async () => {
    await run('set', 'nomad', 'price=8995')
    const last = new RegExp(`^${begun + 1} +\\w{3} \\d+, 2\\d{3}, .* ada +price +9995 +8995$`, 'm')
    expect(await run('history', 'A-17')).toMatch(last)
    expect(await run('history')).toMatch(new RegExp(`^${begun + 1} .* ada +1 +set price=8995$`, 'm'))
  })

  test.each(['', '  ', '\t'])('a reference of %j names no unit', async (reference) => {
    await expect(run('set', reference, 'price=100')).rejects.toThrow('Say which unit')
    expect(await commands.version()).toBe(begun)
  })

  test.each([
    ['images=front.jpg', 'paths that begin with / and addresses that begin with https://'],
    ['images=javascript:alert(1)', 'paths that begin with /'],
    ['images=//elsewhere.example/1.jpg', 'paths that begin with /'],
  ])('refuses %s, which no page could show', async (assignment, wanted) => {
    await expect(run('set', 'nomad', assignment)).rejects.toThrow(wanted)
    expect(await commands.version()).toBe(begun)
  })

  test.each(['..', 'a/b', '100%', 'what?', 'page.html'])('refuses an id %s, which cannot be an address', async (id) => {
    const file = commands.write('new.csv', `id,name,make,price\n${id},Denago Nomad,Denago,8995\n`)
    await expect(run('import', file)).rejects.toThrow(/column "id".*without \/ \\ \? # %/)
  })

  describe('check', () => {
    test('counts the units that lack something, and names them when asked', async () => {
      const counted = await run('check')
      expect(counted).toMatch(/^photo or illustration +4 of 4$/m)
      expect(counted).not.toContain('A-17')
      expect(await run('check', '--units')).toMatch(
        /^A-17 +Denago Nomad +customers +photo or illustration, serial number or VIN, model year, condition, location$/m,
      )
      expect(await run('check', '--units')).toMatch(
        /^A-17 +Denago Nomad +Meta +a VIN of 17 characters, .*a photograph/m,
      )
      expect(await run('check')).toContain('The feed for Google has 0 of 4 carts. The feed for Meta has 0 of 4 carts.')
      expect(await run('show', 'A-17')).toMatch(/^for Meta it lacks: a VIN of 17 characters, .*a photograph/m)
      await run('set', 'nomad', 'condition=used')
      expect(await run('show', 'nomad')).toMatch(/^lacks: .*, hours or miles, battery test date$/m)
    })

    test('of a file says what is wrong with it, or that it can be imported', async () => {
      const right = commands.write('stock.csv', 'Stock #,Price\nA-17,8995\n')
      expect(await run('check', right)).toMatch(/The file can be imported: 1 row, 1 unit changed\.\n$/)
      const wrong = commands.write('stock.csv', 'Stock #,Price\nA-17,1\n')
      await expect(run('check', wrong)).rejects.toThrow('stock.csv, row 2, column "Price": found "1"')
      expect(await commands.version()).toBe(begun)
    })
  })
})
