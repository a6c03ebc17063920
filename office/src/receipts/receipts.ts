import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { receiptSettingsSchema } from '../../contract/receipts.ts'
import { request } from '../api/request.ts'
import { sayError } from '../parts/toaster.tsx'

const RECEIPTS = ['receipts']

/** Whether customers get an automatic reply. */
export const useReceipts = () =>
  useQuery({ queryKey: RECEIPTS, queryFn: () => request(receiptSettingsSchema, 'GET', '/api/receipts') })

export function useSwitchReceipts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => request(receiptSettingsSchema, 'PUT', '/api/receipts', { isOn }),
    onSuccess: (receipts) => client.setQueryData(RECEIPTS, receipts),
    onError: sayError,
    onSettled: () => client.invalidateQueries({ queryKey: RECEIPTS }),
  })
}
