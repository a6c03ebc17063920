import { toast } from './toast.ts'

/** What the browser offers to pass a page on; parameters, so that a test can replace the device. */
type Device = Pick<Navigator, 'share' | 'clipboard'>

type SharedPage = {
  title: string
  /** Complete address. */
  url: string
  /** What else the device passes on with it. */
  text?: string
}

/**
 * Opens the device's share sheet. A device without one copies the address and says so.
 * @param about the pressed element
 */
export async function sharePage(page: SharedPage, about: Element, device: Partial<Device> = navigator): Promise<void> {
  const { url } = page
  if (device.share) {
    try {
      return await device.share(page)
    } catch (error) {
      // Closing the device's sheet is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    // Absent on pages that do not come over a secure connection.
    if (!device.clipboard) throw new Error('No clipboard')
    await device.clipboard.writeText(url)
    toast({ title: 'Link copied', description: 'Paste it into a text or an email.', about })
  } catch {
    toast({ tone: 'destructive', title: 'We couldn’t copy the link', description: url, about })
  }
}
