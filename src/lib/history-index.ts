/**
 * How many entries of this tab's history come before this one, counted from the one that was last opened as a new
 * document. React Router counts them in `idx`, which its documentation does not promise.
 */
export const historyIndex = (): number => history.state?.idx ?? 0
