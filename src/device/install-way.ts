export type InstallWay = 'share-menu' | 'browser-menu' | 'other'

/**
 * How to add the site to the home screen where the browser has no prompt for it.
 * @param touches `navigator.maxTouchPoints`: an iPad reports itself as a Mac, but no Mac has a touch screen
 */
export function installWay(userAgent: string, touches: number): InstallWay {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touches > 1)) return 'share-menu'
  if (/Android/.test(userAgent)) return 'browser-menu'
  return 'other'
}
