import { outboxSummary } from './outbox-summary.ts'

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/** Shows the number of undelivered inquiries on the app's icon, where the platform supports it. */
export async function showBadge(): Promise<void> {
  const { setAppBadge, clearAppBadge } = (typeof navigator === 'object' ? navigator : {}) as Badged
  if (!setAppBadge || !clearAppBadge) return
  const { pending, attention } = await outboxSummary()
  const count = pending + attention
  // Rejects where the app is not installed and has no icon.
  await (count ? setAppBadge.call(navigator, count) : clearAppBadge.call(navigator)).catch(() => {})
}
