import { toast } from './toast.ts'

/** What the browser offers for sharing a page. A parameter, so that tests can replace the device. */
type Device = Pick<Navigator, 'share' | 'clipboard'>

type SharedPage = {
  title: string
  /** Complete address. */
  url: string
  /** More text for the device to share. */
  text?: string
}

/**
 * Opens the device's share sheet. Without one, copies the address and says so.
 * @param about the pressed element
 */
export async function sharePage(page: SharedPage, about: Element, device: Partial<Device> = navigator): Promise<void> {
  const { url } = page
  if (device.share) {
    try {
      return await device.share(page)
    } catch (error) {
      // The person has closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    // Missing without a secure context.
    if (!device.clipboard) throw new Error('No clipboard')
    await device.clipboard.writeText(url)
    toast({ title: 'Link copied', description: 'Paste it into a text or an email.', about })
  } catch {
    toast({ tone: 'destructive', title: 'We couldn’t copy the link', description: url, about })
  }
}
