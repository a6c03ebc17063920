/**
 * All format characters but the two joiners: spaces without width, marks and overrides of direction, soft hyphens. Then U+034F, with
 * which newsletters are padded, and two blank Korean letters: a name made of these would look empty.
 */
const UNSEEN = /[^\P{Cf}\u200c\u200d]|[\u034f\u3164\uffa0]/gu

/** A joiner between two letters or pictures, which it shapes, or a joiner anywhere else. No lookbehind: old Safari has none. */
const JOINERS =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}]))|[\u200c\u200d]/gu

/** Text without the invisible characters that copied text brings along. Emoji of several parts stay whole. */
export const visibleText = (text: string): string => text.replace(UNSEEN, '').replace(JOINERS, '$1')
