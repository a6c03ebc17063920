/**
 * What takes no room or looks empty: format characters, marks of direction, soft hyphens, blank Korean letters. A name made of these
 * would look empty. Not the joiners and variation selectors, which shape what they are beside.
 */
const UNSEEN = /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A variation selector behind what has several forms (a picture, the digit of a key, a Chinese character), or anywhere else. */
const VARIATIONS =
  /(\p{Extended_Pictographic}[\ufe0e\ufe0f]|[\d#*]\ufe0f(?=\u20e3)|\p{Ideographic}\p{Variation_Selector})|\p{Variation_Selector}/gu

/** A joiner between two letters or pictures, which it shapes, or a joiner anywhere else. No lookbehind: old Safari has none. */
const JOINERS =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}]))|[\u200c\u200d]/gu

/**
 * Text without the invisible characters that copied text brings along; a blank of Braille becomes a space. Emoji of several parts
 * stay whole.
 */
export const visibleText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\u2800/g, ' ')
    .replace(VARIATIONS, '$1')
    .replace(JOINERS, '$1')
