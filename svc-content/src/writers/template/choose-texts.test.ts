import { expect, it } from 'vitest'
import { loadBank } from '../../content/load-bank.ts'
import { chooseTexts, createUsage } from './choose-texts.ts'

it('takes no second text of the form that the title announces', () => {
  const bank = loadBank()
  const doubled = bank.subjects.flatMap((subject) =>
    subject.titles
      .filter((entry, index) =>
        chooseTexts(bank, { subject, entry, title: entry.title, index }, createUsage()).parts.some(
          ({ name }) => name === entry.shape
        )
      )
      .map(({ title }) => title)
  )
  expect(doubled).toEqual([])
})
