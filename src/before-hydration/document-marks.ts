/** The marks that the inline script has put on the document (docs/contracts.md). */
const marks = () => document.documentElement.dataset

/** Id of the button that was pressed before hydration. */
export const earlyPressed = (): string | undefined => marks()['pressed']

/** The press was answered, or is no longer meant. */
export const forgetEarlyPress = (): void => {
  delete marks()['pressed']
}

/** The query of the address was read: what the page hides until then is shown. */
export const showPage = (): void => {
  delete marks()['pending']
}
