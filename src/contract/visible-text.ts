/**
 * Invisible characters: format characters, direction marks, soft hyphens, blank Korean letters. Joiners and variation
 * selectors are not among them, because they change how their neighbors look.
 */
const UNSEEN = /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A variation selector. The group holds one that chooses a form of the character before it: of an emoji, of a digit in
 * a keycap, of a Chinese character. All others are removed.
 */
const VARIATIONS =
  /(\p{Extended_Pictographic}[\ufe0e\ufe0f]|[\d#*]\ufe0f(?=\u20e3)|\p{Ideographic}\p{Variation_Selector})|\p{Variation_Selector}/gu

/**
 * A joiner. The group holds one between two letters or emoji, whose look it changes. All others are removed. Without
 * lookbehind, which old Safari lacks.
 */
const JOINERS =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}]))|[\u200c\u200d]/gu

/**
 * Text without the invisible characters that copying brings along. A blank Braille cell becomes a space. Emoji with
 * several parts stay whole.
 */
export const visibleText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\u2800/g, ' ')
    .replace(VARIATIONS, '$1')
    .replace(JOINERS, '$1')
