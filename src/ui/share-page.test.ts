import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sharePage } from './share-page.ts'
import { closeToast, shownToast } from './toast.ts'

const URL_OF_PAGE = 'https://dealer.example.com/vehicles/denago-nomad'
const clipboard = (writeText: () => Promise<void>) => ({ writeText: vi.fn(writeText) }) as unknown as Clipboard

beforeEach(closeToast)

const PAGE = { title: 'Denago Nomad', url: URL_OF_PAGE }

const button = {} as Element

describe('sharing a page', () => {
  it('opens the sheet of a device that has one, and copies nothing', async () => {
    const share = vi.fn(async () => {})
    const board = clipboard(async () => {})
    await sharePage(PAGE, button, { share, clipboard: board })
    expect(share).toHaveBeenCalledWith(PAGE)
    expect(board.writeText).not.toHaveBeenCalled()
    expect(shownToast.get()).toBeUndefined()
  })

  it('copies the link on a device without a share sheet, and says so', async () => {
    const board = clipboard(async () => {})
    await sharePage(PAGE, button, { clipboard: board })
    expect(board.writeText).toHaveBeenCalledWith(URL_OF_PAGE)
    expect(shownToast.get()?.title).toBe('Link copied')
  })

  it('copies the link when the sheet fails', async () => {
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    await sharePage(PAGE, button, { share, clipboard: clipboard(async () => {}) })
    expect(shownToast.get()?.title).toBe('Link copied')
  })

  it('does nothing more when the person closes the sheet', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
    const board = clipboard(async () => {})
    await sharePage(PAGE, button, { share, clipboard: board })
    expect(board.writeText).not.toHaveBeenCalled()
    expect(shownToast.get()).toBeUndefined()
  })

  it.each([
    ['refused', { clipboard: clipboard(() => Promise.reject(new Error('denied'))) }],
    ['missing', {}],
  ])('shows the link to copy by hand when the clipboard is %s', async (_what, device) => {
    await sharePage(PAGE, button, device)
    expect(shownToast.get()).toMatchObject({ tone: 'destructive', description: URL_OF_PAGE })
  })
})
