import { chakra } from '@chakra-ui/react'
import { SeatPlan } from './icon.tsx'

type Props = {
  /** The picture's alternative text for screen readers; empty beside words that say the same. */
  text: string
  name?: string | undefined
  seats?: number | undefined
  /** A thumbnail has no room for words. */
  isSmall: boolean
}

/** Selects a missing picture in a place that gives pictures a size or a background of their own. */
export const MISSING = '[data-missing]'

/** Shown instead of a picture that cannot be loaded now: the cart's seats from above, and its name. */
export const MissingPicture = ({ text, name, seats, isSmall }: Props) => (
  <Plate data-missing="" {...(text ? { role: 'img', 'aria-label': text } : { 'aria-hidden': true })}>
    {seats !== undefined && <SeatPlan seats={seats} height={isSmall ? 20 : 54} />}
    {!isSmall && <span>{name}</span>}
  </Plate>
)

const Plate = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    width: '100%',
    height: '100%',
    minHeight: 'inherit',
    aspectRatio: '4 / 3',
    background: 'var(--plate)',
    color: 'muted',
    textStyle: 'small',
    textAlign: 'center',
    '& svg': { color: 'control' },
  },
})
