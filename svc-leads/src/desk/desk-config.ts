import { z } from 'zod'
import { FRENCH_HOLIDAYS, HOLIDAY } from './hours/holidays.ts'
import { createOfficeHours, type OfficeHours } from './hours/office-hours.ts'

const OFFICE =
  /^([1-7](?:-[1-7])?(?:,[1-7](?:-[1-7])?)*) ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)-([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/
const NAMED_MAILBOX = /^([^<>@"]*[^<>@"\s])\s*<([^\s<>@]+@[^\s<>@]+)>$/
const MINUTE_MS = 60_000
const minutes = z.coerce.number('must be a whole number of minutes').int().min(1).max(10_000)

/**
 * When leads are answered, and how soon. OFFICE_HOURS: days (1 is Monday) and times by the clocks of Paris. OFFICE_HOLIDAYS: days on
 * which nobody is there (hours/holidays.ts), '' for none. CONTACT_WITHIN_MINUTES: minutes of office hours within which a new lead is to be contacted, and its owner
 * reminded after. ESCALATE_AFTER_MINUTES: after as many everybody is.
 * OWNER_ADDRESSES: where the owners of leads are reminded by e-mail; the others are where the team is.
 */
export const deskEnv = z
  .object({
    OFFICE_HOURS: z
      .string()
      .refine(
        (text) => timesOf(text).from < timesOf(text).to && timesOf(text).days.length > 0,
        "must be days and times, such as '1-5 09:00-18:00', and close after it opens"
      )
      .default('1-5 09:00-18:00'),
    OFFICE_HOLIDAYS: z
      .string()
      .default(FRENCH_HOLIDAYS)
      .transform((list) =>
        list
          .split(',')
          .map((day) => day.trim())
          .filter(Boolean)
      )
      .refine(
        (days) => days.every((day) => HOLIDAY.test(day)),
        "must be days separated by commas: '2026-12-24', '12-25' or 'easter+39'"
      ),
    CONTACT_WITHIN_MINUTES: minutes.default(60),
    ESCALATE_AFTER_MINUTES: minutes.default(180),
    OWNER_ADDRESSES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean)
      )
      .refine(
        (list) => list.every((one) => NAMED_MAILBOX.test(one)),
        "must be names and addresses separated by commas: 'Camille Astier <camille@lucarne.example>'"
      )
  })
  .check((context) => {
    if (context.value.ESCALATE_AFTER_MINUTES > context.value.CONTACT_WITHIN_MINUTES) return
    context.issues.push({
      code: 'custom',
      path: ['ESCALATE_AFTER_MINUTES'],
      message: 'must be more than CONTACT_WITHIN_MINUTES',
      input: undefined
    })
  })
  .transform((env) => ({ desk: deskTiming(env), ownerAddresses: addressesOf(env.OWNER_ADDRESSES) }))

/** How soon leads are to be contacted. Durations are in milliseconds of office hours. */
export interface DeskTiming {
  office: OfficeHours
  contactWithin: number
  escalateAfter: number
}

const deskTiming = (env: {
  OFFICE_HOURS: string
  OFFICE_HOLIDAYS: string[]
  CONTACT_WITHIN_MINUTES: number
  ESCALATE_AFTER_MINUTES: number
}): DeskTiming => ({
  office: createOfficeHours({ ...timesOf(env.OFFICE_HOURS), holidays: env.OFFICE_HOLIDAYS }),
  contactWithin: env.CONTACT_WITHIN_MINUTES * MINUTE_MS,
  escalateAfter: env.ESCALATE_AFTER_MINUTES * MINUTE_MS
})

/** Where owners of leads are reminded: e-mail addresses by the names of their codes. */
export type OwnerAddresses = ReadonlyMap<string, string>

const addressesOf = (list: string[]): OwnerAddresses =>
  new Map(
    list.map((one): [string, string] => {
      const [, name = '', address = ''] = NAMED_MAILBOX.exec(one) ?? []
      return [name, address]
    })
  )

/** '1-3,5 09:00-18:00' as its parts. */
function timesOf(text: string): { days: number[]; from: string; to: string } {
  const [, list = '', from = '', to = ''] = OFFICE.exec(text) ?? []
  const days = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  })
  return { days, from, to }
}
