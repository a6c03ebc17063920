/** An inquiry as the server sends it, in what the list and its own screen share. */
export const shown = {
  id: '1',
  reference: 'R-1',
  receivedAt: '2026-11-28T12:00:00Z',
  state: 'new',
  suspected: false,
  waitedMs: 60_000,
  isLate: false,
}

/** The same inquiry on its own screen. */
export const inquiry = {
  ...shown,
  others: [],
  replacedBy: [],
  deliveries: [],
  steps: [],
  message: {
    name: 'Zoë',
    firstName: 'Zoë',
    email: 'zoe@example.com',
    phone: '5705550100',
    kind: 'sales',
    text: 'Hello',
    contactBy: 'call',
    details: [],
  },
}
