export type TownType = 'City' | 'Borough' | 'Township'

/** A municipality we serve. Coordinates: GeoNames (CC BY 4.0), degrees. */
export type Town = { slug: string; name: string; type: TownType; latitude: number; longitude: number }

const town = (name: string, type: TownType, latitude: number, longitude: number): Town => {
  const base = name.toLowerCase().replace(/ /g, '-')
  return { slug: type === 'Township' ? `${base}-township` : base, name, type, latitude, longitude }
}

export const towns: readonly Town[] = [
  town('Scranton', 'City', 41.40916, -75.6649),
  town('Archbald', 'Borough', 41.4948, -75.53685),
  town('Carbondale', 'Borough', 41.57369, -75.50185),
  town('Chinchilla', 'Township', 41.47508, -75.67713),
  town('Clarks Summit', 'Borough', 41.48869, -75.70852),
  town('Dalton', 'Borough', 41.53424, -75.73603),
  town('Elmhurst', 'Township', 41.3756, -75.548),
  town('Fleetville', 'Township', 41.5981, -75.7146),
  town('Jermyn', 'Borough', 41.53091, -75.54546),
  town('Jessup', 'Borough', 41.46869, -75.56213),
  town('La Plume', 'Township', 41.5516, -75.7676),
  town('Moosic', 'Borough', 41.3554, -75.6805),
  town('Moscow', 'Borough', 41.33675, -75.51852),
  town('Old Forge', 'Borough', 41.37119, -75.73491),
  town('Olyphant', 'Borough', 41.46841, -75.60297),
  town('Peckville', 'Township', 41.4821, -75.5899),
  town('Ransom', 'Township', 41.3945, -75.8242),
  town('Taylor', 'Borough', 41.3948, -75.70658),
  town('Waverly', 'Township', 41.5238, -75.6906),
]

/** Other slugs that open a town's page; the value is the canonical one. */
export const townAliases: Readonly<Record<string, string>> = { 'scranton-city': 'scranton' }

/** Every slug that opens a page of a town. */
export const townSlugs: readonly string[] = [...towns.map((each) => each.slug), ...Object.keys(townAliases)]

/** The town with a slug or alias; undefined for "Municipality not found". */
export const findTown = (slug: string): Town | undefined =>
  towns.find((candidate) => candidate.slug === (townAliases[slug] ?? slug))
