/** Opening hours by department. Hours are local time (America/New_York), 24-hour "HH:MM". */
export type OpenInterval = { opens: string; closes: string }

/** Days in the order of `Date.getDay()`: 0 is Sunday. */
export type Week = Record<0 | 1 | 2 | 3 | 4 | 5 | 6, OpenInterval | null>

export type Department = {
  label: string
  week: Week
  /** Places of `hours-places.ts` whose special hours apply here, the most specific first. */
  places: readonly string[]
  /** As printed, Monday first; ranges as in the specification. A no-break space keeps AM and PM with the time. */
  lines: readonly { days: string; hours: string }[]
}

const week = (weekdays: OpenInterval, saturday: OpenInterval, sunday: OpenInterval | null): Week => ({
  0: sunday,
  1: weekdays,
  2: weekdays,
  3: weekdays,
  4: weekdays,
  5: weekdays,
  6: saturday,
})
const from = (opens: string, closes: string): OpenInterval => ({ opens, closes })

const nineToFive = from('09:00', '17:00')
const showroomWeek = week(nineToFive, nineToFive, null)
const showroomDays = [
  { days: 'Mon–Fri', hours: '9\u00a0AM–5\u00a0PM' },
  { days: 'Sat', hours: '9\u00a0AM–5\u00a0PM' },
]

export const hours = {
  showroom: {
    label: 'Showroom',
    places: ['showroom', 'everywhere'],
    week: showroomWeek,
    lines: [...showroomDays, { days: 'Sun', hours: 'closed' }],
  },
  /** The showrooms, which open on Sundays by appointment. The main line is `showroom`. */
  visit: {
    label: 'Showroom',
    places: ['showroom', 'everywhere'],
    week: showroomWeek,
    lines: [...showroomDays, { days: 'Sun', hours: 'by appointment' }],
  },
  service: {
    label: 'Service department',
    places: ['service', 'everywhere'],
    week: week(from('08:00', '17:00'), from('09:00', '15:00'), null),
    lines: [
      { days: 'Mon–Fri', hours: '8\u00a0AM–5\u00a0PM' },
      { days: 'Sat', hours: '9\u00a0AM–3\u00a0PM' },
      { days: 'Sun', hours: 'emergency only' },
    ],
  },
  rental: {
    label: 'Delivery and rental office',
    places: ['rental', 'everywhere'],
    week: week(from('08:00', '18:00'), from('08:00', '18:00'), from('10:00', '16:00')),
    lines: [
      { days: 'Mon–Sat', hours: '8\u00a0AM–6\u00a0PM' },
      { days: 'Sun', hours: '10\u00a0AM–4\u00a0PM' },
    ],
  },
  storage: {
    label: 'Storage access',
    places: ['storage', 'everywhere'],
    week: week(from('08:00', '17:00'), from('08:00', '15:00'), null),
    lines: [
      { days: 'Mon–Fri', hours: '8\u00a0AM–5\u00a0PM' },
      { days: 'Sat', hours: '8\u00a0AM–3\u00a0PM' },
      { days: 'Sun', hours: 'by appointment, 24-hour notice preferred' },
    ],
  },
} as const satisfies Record<string, Department>

export type DepartmentId = keyof typeof hours

/** The hours of one place: those of a department, with the place's own special hours before the department's. */
export const hoursAt = (place: string, department: Department): Department => ({
  ...department,
  places: [place, ...department.places],
})
