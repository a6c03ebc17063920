import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { daysAfter, dealerDay } from '../../../src/contract/dealer-clock.ts'
import { noticeSchema, type SiteNotice, type SpecialHours, specialHoursSchema } from '../../../src/contract/today.ts'
import { clockText, dayText } from '../../contract/date-texts.ts'
import { type Days, daysSchema } from '../../contract/days.ts'
import { nothingSchema, request } from '../api/request.ts'
import { say, sayError } from '../parts/toaster.tsx'

const UNDO_MS = 30_000
const DAYS = ['days']
const createdSchema = z.object({ id: z.string() })

/** Closed days, special hours and notices from today on. */
export const useDays = () => useQuery({ queryKey: DAYS, queryFn: () => request(daysSchema, 'GET', '/api/days') })

export function useSetHours() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hours: SpecialHours) => request(createdSchema, 'POST', '/api/days/hours', hours),
    onSettled: () => client.invalidateQueries({ queryKey: DAYS }),
  })
}

export function useAddNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (notice: SiteNotice) => request(createdSchema, 'POST', '/api/days/notices', notice),
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
        ? request(createdSchema, 'POST', '/api/days/hours', specialHoursSchema.parse(entry))
        : request(createdSchema, 'POST', '/api/days/notices', noticeSchema.parse(entry)),
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

/** "Fri, Dec 25". */
export const shortDayText = (day: string): string => dayText(day, { weekday: 'short', month: 'short', day: 'numeric' })

/** "Dec 25" for a day that is still to come on the dealer's calendar. */
function comingDay(day: string, now: Date): string | undefined {
  if (day <= dealerDay(now.getTime())) return undefined
  return dayText(day, { month: 'short', day: 'numeric' })
}

/** Says when visitors see a notice. */
export function beginText(from: string, now = new Date()): string {
  const day = comingDay(from, now)
  return day ? `The notice goes up on ${day}.` : 'The notice is on the site.'
}

/** Says from when the hours on printed pages include special hours: six days before (`printedHours`). */
export function printedText(day: string, now = new Date()): string {
  const from = comingDay(daysAfter(day, -6), now)
  return from ? `The site will show it starting ${from}.` : 'The site shows it now.'
}

/** "2 PM", "9:30 AM". */
export const openingText = (time: string): string => clockText(time).replace(':00', '')
