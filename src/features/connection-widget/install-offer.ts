export type InstallSituation = {
  /** The browser has a prompt, or there are steps for it. */
  canInstall: boolean
  isInstalled: boolean
  /** Several people use the device. */
  isShared: boolean
  /** The offer was accepted or declined on this device. */
  isAnswered: boolean
  isSecondVisit: boolean
  shortlisted: number
  wasNotOnline: boolean
}

/** Whether to offer the installation on a page after the first one: after a sign of interest, and only once. */
export const mayOfferInstall = (now: InstallSituation): boolean =>
  now.canInstall &&
  !(now.isInstalled || now.isShared || now.isAnswered) &&
  (now.isSecondVisit || now.shortlisted > 0 || now.wasNotOnline)
