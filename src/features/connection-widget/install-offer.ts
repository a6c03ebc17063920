export type InstallSituation = {
  /** Whether the browser can be asked, or its steps be shown. */
  canInstall: boolean
  isInstalled: boolean
  /** Several people use the device. */
  isShared: boolean
  /** Somebody has answered the offer on this device, whatever they answered. */
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
