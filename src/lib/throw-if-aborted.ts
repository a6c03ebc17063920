/** `AbortSignal.prototype.throwIfAborted`, which Chrome has from version 100. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason
}
