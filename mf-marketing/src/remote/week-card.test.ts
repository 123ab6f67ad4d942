import { expect, it } from 'vitest'
import { emailRange, trades } from '../pages/home/content/week.ts'
import { weekCardOf } from './week-card.ts'

const cardOf = (setting: string) => weekCardOf(new URLSearchParams({ semaine: setting }))

it('HOME-39 has a picture for each setting that the controls can make, and says what it shows', () => {
  const pictures = new Set<string>()
  for (const { id, size } of trades)
    for (let rooms = size.min; rooms <= size.max; rooms += 1)
      for (let emails = emailRange.min; emails <= emailRange.max; emails += emailRange.step) {
        const card = cardOf(`${id}-${rooms}-${emails}`)
        if (!card) throw new Error(`${id}-${rooms}-${emails} has no picture`)
        const said = /^≈ (\d+ h(?: 30)?) rendues par semaine\.$/.exec(card.imageAlt)?.[1]
        expect(card.image).toContain(`week-${said?.replaceAll(' ', '-')}`)
        pictures.add(card.image)
      }
  expect(pictures.size).toBeGreaterThan(30)
})

it('HOME-42 has none for what the controls could not have made', () => {
  for (const setting of ['', 'hotel-42', 'hotel-999-50', '<script>']) expect(cardOf(setting)).toBeNull()
})
