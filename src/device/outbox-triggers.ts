import { checkServer, onReturn, serverReached } from '../hooks/connection.ts'
import { showBadge } from '../outbox/app-badge.ts'
import { subscribe } from '../outbox/changes.ts'
import { summaryOf } from '../outbox/counts.ts'
import { type FlushOptions, flushOutbox } from '../outbox/flush.ts'
import type { Row } from '../outbox/row.ts'
import { listRows } from '../outbox/row-store.ts'
import { isPending } from '../outbox/transitions.ts'
import { askForSync } from './background-sync.ts'
import { type OutboxStatus, outboxStatus } from './outbox-status.ts'

/** While something waits, the longest time between two checks whether it is due, in ms. */
const LOOK_MS = 30_000

let started = false

/**
 * Makes the page try to send queued inquiries at its start, on `online`, when it becomes visible, when one is due, and
 * at any response of the server. The worker has its own triggers. Later calls do nothing.
 * @param first what to try at once: everything that lacked a response before, or only what is due because the form has
 * just tried
 */
export function startOutbox(first: 'answerless' | 'due' = 'answerless') {
  if (started) return
  started = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let rows: readonly Row[] = []
  // At most one running flush and one pending request.
  let running = false
  let nextReach: FlushOptions['reach']

  const flush = async (reach: FlushOptions['reach']) => {
    nextReach = reach === 'answerless' ? reach : (nextReach ?? reach)
    if (running) return
    running = true
    while (nextReach) {
      const now = nextReach
      nextReach = undefined
      // Where nothing can be stored there is nothing to send.
      const { delivered } = await flushOutbox({ reach: now, isReachable: checkServer }).catch(() => ({ delivered: 0 }))
      if (delivered) serverReached()
    }
    running = false
    setClock()
  }

  /**
   * Checks again when the next one is due, while anything waits or is being sent, perhaps by a tab that is closed
   * meanwhile.
   */
  const setClock = () => {
    clearTimeout(timer)
    const times = rows.flatMap(({ state, nextAttemptAt }) =>
      state === 'queued' ? nextAttemptAt : state === 'sending' ? Number.POSITIVE_INFINITY : [],
    )
    if (running || times.length === 0) return
    const delay = Math.min(...times) - Date.now()
    timer = setTimeout(() => void flush('due'), Math.min(LOOK_MS, Math.max(1000, delay)))
  }

  const onChange = async () => {
    const before = rows
    rows = await listRows().catch(() => before)
    outboxStatus.set(statusAfter(rows, before))
    setClock()
    void showBadge()
  }

  const back = () => void flush('answerless')
  const onVisibility = () => {
    if (document.visibilityState === 'visible') back()
    // The page may not come back, so a new Background Sync request will wake the worker.
    else if (rows.some(isPending)) void askForSync()
  }

  subscribe(() => void onChange())
  onReturn(back)
  addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', onVisibility)
  void onChange().then(() => flush(first))
}

/** How much is pending, and the reference of what was delivered last. */
function statusAfter(rows: readonly Row[], before: readonly Row[]): OutboxStatus {
  const { pending, attention } = summaryOf(rows, Date.now())
  const undelivered = new Set(before.filter(({ state }) => state !== 'delivered').map(({ id }) => id))
  const arrived = rows.filter(({ id, state }) => state === 'delivered' && undelivered.has(id)).at(-1)
  const reference = arrived?.serverRef ?? outboxStatus.get().delivered
  return { pending, attention, ...(reference && { delivered: reference }) }
}
