import type { FastifyInstance } from 'fastify'
import { type ReceiptSettings, receiptSwitchSchema } from '../../office/contract/receipts.ts'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { DayStore } from '../days/day-store.ts'
import { ReceiptSwitch } from '../receipts/receipt-switch.ts'
import { receiptMail } from '../receipts/receipt-text.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { personOf } from './access.ts'
import { parsed } from './validation.ts'

const EXAMPLE = { reference: 'K7QD-M2XA', vehicleName: 'Denago Rover XL' }

/**
 * Whether customers get a receipt by mail. Everyone who is signed in sees it; an owner can switch it.
 * @param canSend whether the site's server has a mail server
 */
export function receiptRoutes(app: FastifyInstance, database: InquiryDatabase, canSend: boolean) {
  const toggle = new ReceiptSwitch(database)
  const days = new DayStore(database)

  const state = async (): Promise<ReceiptSettings> => {
    const now = Date.now()
    const { hours } = await days.list(dealerDay(now))
    return { ...(await toggle.state()), canSend, example: receiptMail(EXAMPLE, hours, now) }
  }

  app.get('/api/receipts', state)

  app.put('/api/receipts', { config: { access: 'owner' } }, async (request) => {
    await toggle.set(parsed(receiptSwitchSchema, request.body).isOn, personOf(request).name)
    return state()
  })
}
