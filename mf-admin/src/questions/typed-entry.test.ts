import type { QuestionGroup } from '@site/contracts/questions/asked'
import { describe, expect, it } from 'vitest'
import { beginOf, inputOf } from './typed-entry.ts'

const group = (...wordings: string[]): { group: QuestionGroup } => ({
  group: { id: 1, count: 2, firstDay: '2026-11-20', lastDay: '2026-11-23', wordings }
})

describe('the form of an entry', () => {
  it('begins with what was asked, without what introduced who asked', () => {
    expect(
      beginOf(group('Je m’appelle […] : avez-vous des girafes ?', 'des girafes, vous en avez ?'))
    ).toMatchObject({
      question: 'Avez-vous des girafes ?',
      wordings: 'Des girafes, vous en avez ?'
    })
    expect(beginOf(group('avez-vous vu […]')).question).toBe('Avez-vous vu […]')
  })

  it('sends no link where neither of its fields is filled in, and no empty line', () => {
    const typed = { question: 'Q', answer: 'R', path: ' ', label: '', wordings: 'un\n\n  deux \n' }
    expect(inputOf(typed)).toEqual({ question: 'Q', answer: 'R', link: null, wordings: ['un', 'deux'] })
    expect(inputOf({ ...typed, path: '/seo ' }).link).toEqual({ path: '/seo', label: '' })
  })
})
