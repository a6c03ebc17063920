/**
 * Outline of Lackawanna County as [longitude, latitude] in degrees, clockwise from the west; the last point joins the
 * first. Source: U.S. Census Bureau 2017, county 42069, from the npm package `us-atlas`.
 */
export const countyOutline: readonly (readonly [longitude: number, latitude: number])[] = [
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
