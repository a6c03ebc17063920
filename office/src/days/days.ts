import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { noticeSchema, type SiteNotice, type SpecialHours, specialHoursSchema } from '../../../src/contract/today.ts'
import { type Days, daysSchema } from '../../contract/days.ts'
import { nothingSchema, request } from '../api/request.ts'
import { say, sayError } from '../parts/toaster.tsx'

const UNDO_MS = 30_000
const DAYS = ['days']
const madeSchema = z.object({ id: z.string() })

/** Closed days, other hours and notices from today on. */
export const useDays = () => useQuery({ queryKey: DAYS, queryFn: () => request(daysSchema, 'GET', '/api/days') })

export function useSetHours() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hours: SpecialHours) => request(madeSchema, 'POST', '/api/days/hours', hours),
    onSettled: () => client.invalidateQueries({ queryKey: DAYS }),
  })
}

export function useAddNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (notice: SiteNotice) => request(madeSchema, 'POST', '/api/days/notices', notice),
    onSettled: () => client.invalidateQueries({ queryKey: DAYS }),
  })
}

export type HoursEntry = Days['hours'][number]
export type NoticeEntry = Days['notices'][number]

type RemovalEvents = { onRemoved: () => void; onRestored: () => void }

/** Removes special hours or a notice. The message offers to undo it. */
export function useRemoveEntry({ onRemoved, onRestored }: RemovalEvents) {
  const client = useQueryClient()
  const restoring = useMutation({
    mutationFn: (entry: HoursEntry | NoticeEntry) =>
      'day' in entry
        ? request(madeSchema, 'POST', '/api/days/hours', specialHoursSchema.parse(entry))
        : request(madeSchema, 'POST', '/api/days/notices', noticeSchema.parse(entry)),
    onSuccess: () => {
      onRestored()
      say({ type: 'success', title: 'Undone.' })
    },
    onError: sayError,
    onSettled: () => client.invalidateQueries({ queryKey: DAYS }),
  })
  return useMutation({
    mutationFn: ({ id }: HoursEntry | NoticeEntry) => request(nothingSchema, 'DELETE', `/api/days/${id}`),
    onSuccess: (_answer, entry) => {
      onRemoved()
      say({
        type: 'success',
        title: 'Removed.',
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => restoring.mutate(entry) },
      })
    },
    onError: sayError,
    onSettled: () => client.invalidateQueries({ queryKey: DAYS }),
  })
}

/** "Friday, December 25, 2026". A day has no time zone. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Says when visitors see a notice. Its days are those of the dealer. */
export function beginText(from: string, now = new Date()): string {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
  if (from <= today) return 'The notice is on the site.'
  const day = new Date(`${from}T00:00:00Z`)
  const text = day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return `The notice will be on the site from ${text}.`
}

/** "2 PM", "9:30 AM". */
export const timeText = (time: string): string =>
  new Date(`2000-01-01T${time}Z`)
    .toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
    .replace(':00', '')
