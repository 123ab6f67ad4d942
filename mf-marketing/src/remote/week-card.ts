import { hoursOf } from '../pages/home/week/week-hours.ts'
import { readSetting } from '../pages/home/week/week-setting.ts'

/** One for each number of hours that a setting gives back: there are 48, whatever is asked for (`npm run site -- draw-cards`). */
const cards = import.meta.glob<string>('./cards/weeks/*.png', { eager: true, import: 'default' })

/** The social picture of a link that brings a setting back, with the hours given back; null where the query has no setting (HOME-39). */
export function weekCardOf(asked: URLSearchParams): { image: string; imageAlt: string } | null {
  const setting = readSetting(String(asked))
  if (!setting) return null
  const { returned } = hoursOf(setting)
  const hours = Math.floor(returned)
  const said = `${hours} h${returned === hours ? '' : ' 30'}`
  const image = cards[`./cards/weeks/week-${said.replaceAll(' ', '-')}.png`]
  return image ? { image, imageAlt: `≈ ${said} rendues par semaine.` } : null
}
