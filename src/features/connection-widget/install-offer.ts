export type InstallSituation = {
  /** Whether the browser can be asked, or its steps be shown. */
  canInstall: boolean
  isInstalled: boolean
  /** Several people use the device. */
  isShared: boolean
  /** The offer was accepted or declined on this device. */
  isAnswered: boolean
  isSecondVisit: boolean
  shortlisted: number
  wasOffline: boolean
}

/** Whether to offer the installation on a page that is opened after another one: after a sign of interest, and never again. */
export const mayOfferInstall = (now: InstallSituation): boolean =>
  now.canInstall &&
  !(now.isInstalled || now.isShared || now.isAnswered) &&
  (now.isSecondVisit || now.shortlisted > 0 || now.wasOffline)
