import { outboxExists } from '../outbox/exists.ts'

/** Continues with what an earlier visit left on this device. Other visitors load nothing. */
export async function resumeOutbox(): Promise<void> {
  if (!(await outboxExists())) return
  const { startOutbox } = await import('./outbox-triggers.ts')
  startOutbox()
}
