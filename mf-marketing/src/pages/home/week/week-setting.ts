import { emailRange, type Trade, trades } from '../content/week.ts'

/** What the visitor has set: a trade, its size (rooms, say), and e-mails a day. */
export interface WeekSetting {
  trade: Trade
  size: number
  emails: number
}

export const exampleOf = (trade: Trade, emails: number = emailRange.example): WeekSetting => ({
  trade,
  size: trade.size.example,
  emails
})

/** The worked example of whoever has set nothing. */
export const EXAMPLE = exampleOf(trades[0])

/** Name of the setting in addresses: of this page, and of the booking page that it is handed on to. */
const PARAMETER = 'semaine'

/** The setting of an address's query, `?semaine=hotel-42-50`; null where there is none, or one that the controls could not have made. */
export function readSetting(search: string): WeekSetting | null {
  const [, id, size, emails] =
    /^([a-z]+)-(\d{1,3})-(\d{1,3})$/.exec(new URLSearchParams(search).get(PARAMETER) ?? '') ?? []
  const trade = trades.find((one) => one.id === id)
  if (!trade) return null
  const setting = { trade, size: Number(size), emails: Number(emails) }
  const isSet =
    isWithin(setting.size, trade.size) &&
    isWithin(setting.emails, emailRange) &&
    setting.emails % emailRange.step === 0
  return isSet ? setting : null
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

const parameterOf = ({ trade, size, emails }: WeekSetting) => `${trade.id}-${size}-${emails}`

/** The query that `readSetting` reads this setting of. */
export const queryOf = (setting: WeekSetting): string => `?${PARAMETER}=${parameterOf(setting)}`

/** The address with this setting in its query, beside what is there already. */
export function withSetting(address: string, setting: WeekSetting): string {
  const url = new URL(address)
  url.searchParams.set(PARAMETER, parameterOf(setting))
  return url.href
}

/** The link that brings the setting back. */
export const linkTo = (origin: string, setting: WeekSetting): string =>
  `${withSetting(`${origin}/`, setting)}#${WEEK_ID}`

/** Target of such links. */
export const WEEK_ID = 'votre-semaine'
