/** The marks that the inline script has set on the document (docs/contracts.md). */
const marks = () => document.documentElement.dataset

/** Id of the button that was pressed before hydration. */
export const earlyPressed = (): string | undefined => marks()['pressed']

/** Call when the press was handled or no longer counts. */
export const forgetEarlyPress = (): void => {
  delete marks()['pressed']
}

/** Call when the query of the address has been read: shows what the page hides until then. */
export const showPage = (): void => {
  delete marks()['pending']
}
