/** What the inline script has noted on the document (docs/contracts.md), for the components that answer to it. */
const noted = () => document.documentElement.dataset

/** Id of the button that was pressed before hydration. */
export const earlyPressed = (): string | undefined => noted()['pressed']

/** The press was answered, or is no longer meant. */
export const forgetEarlyPress = (): void => {
  delete noted()['pressed']
}

/** The query of the address was read: what the page hides until then is shown. */
export const showPage = (): void => {
  delete noted()['pending']
}
