import type { ChosenColors } from '../../content/cart-colors.ts'

/** The chosen colors for a model: the names of its materials, each with its color. */
export const materialColors = ({ paint, roof, seats }: ChosenColors): Record<string, string> => ({
  ...(paint && { paint: paint.color, paint2: paint.second ?? paint.color }),
  ...(roof && { roof: roof.color }),
  ...(seats && { seat: seats.color, seat2: seats.second ?? seats.color }),
})
