import { formatHours, type TaskHours, type WeekHours } from './week-hours.ts'
import type { WeekSetting } from './week-setting.ts'

/** 'Hôtel : 42 chambres, 50 e-mails par jour' */
export const describeSetting = ({ trade, size, emails }: WeekSetting): string =>
  `${trade.name}\u00a0: ${size}\u00a0${trade.size.unit}, ${emails}\u00a0e-mails par jour`

export const describeTask = ({ task, byHand, left }: TaskHours): string =>
  `${task.name}\u00a0: ${formatHours(byHand)} à la main, ${formatHours(left)} une fois automatisé.`

/** What a change came to. */
export function describeResult(
  setting: WeekSetting,
  { byHand, left, returned }: WeekHours,
  isAutomated: boolean
): string {
  const result = isAutomated
    ? `Une fois automatisé, ${formatHours(left)} par semaine\u00a0: environ ${formatHours(returned)} rendues.`
    : `À la main, ${formatHours(byHand)} par semaine.`
  return `${describeSetting(setting)}. ${result}`
}
