export const INTERESTS = ['sales', 'service', 'parts', 'general'] as const
export const PARTS_OF_DAY = ['morning', 'afternoon'] as const
export const WAYS_OF_CONTACT = ['call', 'text', 'email'] as const
export const HEARD_FROM = ['search', 'friend', 'event', 'drive-by', 'customer'] as const

/** How a person sees a field. With `choices` it is a group of radio buttons; an optional one is among the details. */
type Shown = { label: string; choices?: Readonly<Record<string, string>>; optional?: true }

/** The fields that a person fills in, in the order of the form. */
export const FIELDS = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  interest: {
    label: 'What’s it about?',
    choices: { sales: 'Sales', service: 'Service', parts: 'Parts', general: 'General' } satisfies Record<
      (typeof INTERESTS)[number],
      string
    >,
  },
  message: { label: 'Message' },
  contactBy: {
    label: 'How should we reach you?',
    optional: true,
    choices: { call: 'Call', text: 'Text', email: 'Email' } satisfies Record<(typeof WAYS_OF_CONTACT)[number], string>,
  },
  testDriveDay: { label: 'Preferred day', optional: true },
  testDrivePart: {
    label: 'Time of day',
    optional: true,
    choices: { morning: 'Morning', afternoon: 'Afternoon' } satisfies Record<(typeof PARTS_OF_DAY)[number], string>,
  },
  tradeInMake: { label: 'Make', optional: true },
  tradeInModel: { label: 'Model', optional: true },
  tradeInYear: { label: 'Year', optional: true },
  tradeInCondition: { label: 'What shape is it in?', optional: true },
  heardFrom: {
    label: 'How did you hear about us?',
    optional: true,
    choices: {
      search: 'Online search',
      friend: 'A friend',
      event: 'An event',
      'drive-by': 'Drove by',
      customer: 'I’m a customer',
    } satisfies Record<(typeof HEARD_FROM)[number], string>,
  },
} as const satisfies Readonly<Record<string, Shown>>
