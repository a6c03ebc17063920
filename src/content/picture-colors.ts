/** The main color of each model in its drawings, by their folder. The search finds carts by it. */
const COLORS: Readonly<Record<string, string>> = {
  'denago-ev-city': 'white and teal',
  'denago-nomad': 'blue and silver',
  'denago-nomad-xl': 'green',
  'denago-rover-xl': 'gray',
  'denago-rover-xl6': 'red',
  'denago-rover-xxl': 'tan',
  'evolution-d5-maverick-4-plus': 'blue',
  'evolution-d6-max-xt4': 'black and orange',
  'evolution-d5-ranger-4': 'silver',
  'evolution-classic-4-plus': 'cream',
  'evolution-forester-4': 'olive green',
  'evolution-carrier-6-plus': 'white',
  'evolution-classic-2': 'dark red',
  'evolution-turfman-200': 'green',
  'evolution-d5-ranger-2-plus-2': 'light blue',
  'evolution-d5-maverick-2-plus-2': 'yellow',
  'evolution-forester-6-plus': 'tan',
  'evolution-d6-max-xt6': 'dark red',
  'evolution-d5-ranger-6': 'purple',
}

/** The color of the cart in a drawing; undefined for any other picture. */
export const pictureColor = (path: string): string | undefined =>
  COLORS[path.split('/images/carts/')[1]?.split('/')[0] ?? '']
