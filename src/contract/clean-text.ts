import { visibleText } from './visible-text.ts'

/** Removes what could pretend to be something else in a mail, a table or a terminal. Broken characters are replaced. */
const plain = (text: string) => visibleText(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** One line: line breaks and other control characters, which could start a mail header, become spaces. */
export const cleanLine = (text: string): string => plain(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Text with several lines: line breaks as `\n`, tabs, and no other control characters. */
export const cleanText = (text: string): string =>
  plain(text)
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
