import type { ChosenColors } from '../../content/cart-colors.ts'

/** What the chosen colors are in a model: its materials by name, each with the color it gets. */
export const materialColors = ({ paint, roof, seats }: ChosenColors): Record<string, string> => ({
  ...(paint && { paint: paint.color, paint2: paint.second ?? paint.color }),
  ...(roof && { roof: roof.color }),
  ...(seats && { seat: seats.color, seat2: seats.second ?? seats.color }),
})
