import { outboxExists } from '../outbox/exists.ts'

/** Goes on with what an earlier visit left on this device. For everybody else nothing is loaded. */
export async function resumeOutbox(): Promise<void> {
  if (!(await outboxExists())) return
  const { startOutbox } = await import('./outbox-triggers.ts')
  startOutbox()
}
