/** Color tokens, light and dark. axe checks their contrast on every page shape, in both themes. */
type Pair = readonly [light: string, dark: string]

export const colors = {
  page: ['#F7F8F7', '#0D1512'],
  surface: ['#FFFFFF', '#141E1A'],
  sunken: ['#ECEFED', '#0A100E'],
  skeleton: ['#ECEFED', '#1B2722'],
  ink: ['#12201C', '#EDF2EF'],
  inkHover: ['#2A3732', '#D3DAD6'],
  muted: ['#45534E', '#B3BFBA'],
  subtle: ['#5F6C67', '#93A09A'],
  control: ['#7C8984', '#6F7E78'],
  line: ['#D3DAD6', '#2A3732'],
  accent: ['#B5410E', '#FF9460'],
  accentHover: ['#933307', '#FFB08A'],
  accentFg: ['#FFFFFF', '#12201C'],
  accentTint: ['#FBEDE5', '#33190C'],
  ok: ['#1C6644', '#6CCB9A'],
  okTint: ['#E3F1E9', '#10291D'],
  warn: ['#7A4F00', '#F0BE5A'],
  warnTint: ['#FBF0D8', '#2E230B'],
  error: ['#A50F37', '#FF8DA6'],
  errorTint: ['#FBE8ED', '#3A111D'],
  /** The footer, the connection widget and the kiosk bar are dark in both themes. */
  night: ['#12201C', '#0A100E'],
  /** Text and background colors that are the same in both themes: text over a picture, tags on a picture. */
  fixedInk: ['#12201C', '#12201C'],
  fixedPaper: ['#FFFFFF', '#FFFFFF'],
  fixedPaperHover: ['#ECEFED', '#ECEFED'],
  /** The chosen option, on a picture. */
  fixedAccent: ['#B5410E', '#B5410E'],
  nightInk: ['#EDF2EF', '#EDF2EF'],
  nightMuted: ['#A9B7B1', '#A9B7B1'],
  nightLine: ['#2C3C36', '#2C3C36'],
  nightAccent: ['#FF9460', '#FF9460'],
  amber: ['#F0BE5A', '#F0BE5A'],
  /** Covers the page behind a sheet. */
  veil: ['rgb(18 32 28 / .7)', 'rgb(0 0 0 / .75)'],
  glass: ['rgb(255 255 255 / .35)', 'rgb(255 255 255 / .35)'],
} as const satisfies Record<string, Pair>

/** The studio gray behind a cart, from top to floor, and the plate of a picture that is missing or loading. */
export const plateGradient = 'linear-gradient(#C4C9CD, #E0E3E5)'

/** A color around one point of the studio, which fades out over `size` in both directions. */
const shade = (size: string, at: string, rgb: string, alpha = 1) =>
  `radial-gradient(${size} at ${at}, rgb(${rgb} / ${alpha}), rgb(${rgb} / 0))`

/**
 * The studio above and below a 4:3 picture: the wall with darker corners, and the floor, lighter on the right. Averages
 * of the top and bottom rows of our pictures, so that their edges are invisible.
 */
export const stageGradient = [
  shade('58% 75%', '0 0', '172 178 184'),
  shade('50% 75%', '100% 0', '181 187 193'),
  'linear-gradient(#CED1D5, rgb(206 209 213 / 0) 80%)',
  'linear-gradient(90deg, #D6DADD, #D4D7DB 50%, #E0E1E4 75%, #E9EAEC 97%)',
].join(', ')

/** The same studio above and below a picture as wide as the screen. */
export const tallStageGradient =
  'linear-gradient(#B2B6BB calc(50% - 38vw), rgb(178 182 187 / 0) calc(50% + 30vw)), linear-gradient(90deg, #D6D9DD 50%, #E4E5E7 75%, #EBECED 97%)'

/** The same studio beside a picture: its left edge continued to the left, its right edge to the right. */
export const wideStageGradient =
  'linear-gradient(#B1B5BA, #B3B8BC 57%, #CFD2D6 69%, #D6DADD) left / 50% no-repeat, linear-gradient(#B5B9BD 42%, #CED1D6 60%, #DBDCE0 72%, #E9EAEC 95%) right / 50% no-repeat'

/**
 * Fades the left and right edges of a 4:3 picture, `--height` high in the middle of its box, into that studio.
 * @param left where the picture is opaque, from its middle to the left, in heights
 * @param right the same to the right
 */
export const besidesMask = (left: number, right: number) =>
  `linear-gradient(90deg, transparent calc(50% - var(--height) * .667), currentColor calc(50% - var(--height) * ${left}) calc(50% + var(--height) * ${right}), transparent calc(50% + var(--height) * .667))`

/**
 * A height above the ground line, for the wall and the floor of the studio. `--ground` and `--meter` are set where it
 * is used.
 */
const above = (meters: number) => `calc(var(--ground) + ${meters} * var(--meter))`

/** The studio's wall and floor at the left edge of the side pictures, and so before the first of them. */
export const studioWall = `linear-gradient(to top, #D2D6D9, #CBCFD2 ${above(-0.25)}, #BEC2C7 ${above(0)}, #BBBEC4 ${above(0.2)}, #B4B7BD ${above(0.4)}, #A8ADB2 ${above(0.6)}, #ABB0B5 ${above(1)}, #A8AEB3 ${above(2)})`

/** Continues the sky of the lake picture above its top row, left to right and (on phones) top to bottom. */
export const lakeSky = 'linear-gradient(90deg, #8FA8C1, #95A7BE 25%, #A2A9BB 50%, #B0ACB9 75%, #B8AEB8)'
export const lakeSkyEnd = '#B3ACB9'
export const lakeSkyNarrow = `linear-gradient(#98A6BC, ${lakeSkyEnd} 60%)`

/** The top row of the portrait for phones, left to right. */
export const lakeSkyPortrait = 'linear-gradient(90deg, #7791B3, #8895B5 25%, #989DB7 50%, #A5A4B9 75%, #ADA8B9)'

/** The same for the pier with two carts, wide and portrait. */
export const pierSky = 'linear-gradient(90deg, #8CA1BD, #92A2BD 25%, #A6ABBE 50%, #BEB8C2 75%, #CDC2C4)'
export const pierSkyPortrait = 'linear-gradient(90deg, #8894B4, #798EB3 25%, #7E8FB3 50%, #8993B4 75%, #8E96B4)'
