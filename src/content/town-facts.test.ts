import { describe, expect, it } from 'vitest'
import { givenTowns } from '../../tests/fixtures/towns.ts'
import { townFacts } from './town-facts.ts'
import { townDelivery, townPosition } from './town-introduction.ts'
import { findTown, type Town, towns } from './towns.ts'

/**
 * Outline of Lackawanna County as [longitude, latitude] in degrees, clockwise from the west; the last point joins the
 * first. Source: U.S. Census Bureau 2017, county 42069, from the npm package `us-atlas`.
 */
const countyOutline: readonly (readonly [longitude: number, latitude: number])[] = [
  [-75.8331, 41.4272],
  [-75.7721, 41.5037],
  [-75.8008, 41.5234],
  [-75.7757, 41.5741],
  [-75.7182, 41.642],
  [-75.4634, 41.642],
  [-75.4419, 41.2588],
  [-75.5065, 41.2322],
  [-75.5424, 41.2236],
  [-75.5998, 41.1618],
  [-75.6429, 41.1764],
  [-75.6536, 41.258],
  [-75.6788, 41.2649],
  [-75.6859, 41.3396],
  [-75.7398, 41.3482],
  [-75.8295, 41.3946],
]

const town = (slug: string): Town => {
  const found = findTown(slug)
  if (!found) throw new Error(`no town ${slug}`)
  return found
}

describe('towns', () => {
  /** Even-odd rule: a ray to the east crosses the outline an odd number of times. */
  const isInCounty = ({ latitude, longitude }: Town) =>
    countyOutline.filter(([endX, endY], index) => {
      const [startX, startY] = countyOutline.at(index - 1) ?? [endX, endY]
      const crosses = startY > latitude !== endY > latitude
      return crosses && longitude < ((startX - endX) * (latitude - endY)) / (startY - endY) + endX
    }).length %
      2 ===
    1

  it.each(towns.map((each) => [each.name, each] as const))(
    '%s lies inside the outline of the county',
    (_name, each) => {
      expect(isInCounty(each)).toBe(true)
    },
  )
})

describe('the facts of a town', () => {
  // The facts of a town depend on which others there are.
  const given = givenTowns

  // Straight-line miles and direction from Scranton, nearest towns, nearest showroom, outermost sides.
  it.each([
    ['archbald', '8.9 northeast', ['Jessup', 'Jermyn', 'Peckville'], 'poconos', '27.8 north', []],
    ['carbondale', '14.2 northeast', ['Jermyn', 'Archbald', 'Peckville'], 'poconos', '33.4 north', ['east']],
    ['fleetville-township', '13.3 north', ['La Plume', 'Dalton', 'Waverly'], 'poconos', '35.3 north', ['north']],
    ['moscow', '9.1 southeast', ['Elmhurst', 'Moosic', 'Scranton'], 'poconos', '17.2 north', ['south']],
    ['ransom-township', '8.3 west', ['Old Forge', 'Taylor', 'Moosic'], 'poconos', '23.8 northwest', ['west']],
  ])('%s', (slug, ...expected) => {
    const { fromCity, neighbors, showrooms, farthest } = townFacts(town(slug), given)
    const [nearest] = showrooms
    const said = (way?: { miles: number; direction: string }) => `${way?.miles.toFixed(1)} ${way?.direction}`
    expect([
      said(fromCity),
      neighbors.map((neighbor) => neighbor.town.name),
      nearest?.showroom.id,
      said(nearest),
      farthest,
    ]).toEqual(expected)
  })

  it('measures to the showrooms that can be visited, nearest first', () => {
    expect(townFacts(town('scranton'), given).showrooms.map(({ showroom }) => showroom.id)).toEqual([
      'poconos',
      'hatfield',
    ])
  })

  it('names the city itself without a distance to it', () => {
    expect(townFacts(town('scranton'), given).fromCity).toBeUndefined()
    expect(townPosition(town('scranton'), given)).toBe(
      'Scranton is right in the middle of where we deliver, with 4 of our 19 towns within 5 miles.',
    )
  })

  it('gives each town a sentence of its own', () => {
    expect(new Set(towns.map((each) => townPosition(each))).size).toBe(towns.length)
    expect(townPosition(town('moscow'), given)).toBe(
      'Moscow is a borough about 9 miles southeast of Scranton. It’s the farthest south of the 19 towns we serve.',
    )
  })

  it('says what delivery costs a buyer and a renter, and how far it is to the nearest showroom', () => {
    expect(townDelivery(town('moscow')).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
      expect.stringMatching(
        /^Buying: Free delivery on sales of \$[\d,]+ and up\. A cart in stock gets there in \d+–\d+ business days\.$/,
      ),
      expect.stringMatching(/^Renting: From \$[\d,]+ a day, with delivery in the borough included\.$/),
      'Visiting: Our Poconos showroom is about 17 miles away.',
    ])
  })

  it('works for a town that is added to the list', () => {
    const added: Town = {
      slug: 'dickson-city',
      name: 'Dickson City',
      type: 'Borough',
      latitude: 41.4715,
      longitude: -75.6077,
    }
    const all = [...given, added]
    expect(townFacts(added, all).neighbors[0]?.town.name).toBe('Olyphant')
    expect(townPosition(town('moscow'), all)).toContain('of the 20 towns we serve')
  })
})
