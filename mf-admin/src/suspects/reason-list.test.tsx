import { SUSPECT_SIGNALS } from '@site/contracts/operations/suspect'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { describeReason } from './content/suspects.ts'
import { ReasonList } from './reason-list.tsx'

it('SPAM-5 says each signal in a French sentence of its own, and names one that it does not know', () => {
  const sentences = SUSPECT_SIGNALS.map((signal) => describeReason({ signal }))
  expect(new Set(sentences).size).toBe(SUSPECT_SIGNALS.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^(\p{Lu}).{15,}\.$/u)
  expect(describeReason({ signal: 'repeats', count: 3 })).toBe(
    'Le même texte est arrivé de 3\u00a0autres adresses en un jour.'
  )
  expect(describeReason({ signal: 'constructor' })).toBe('Autre signal\u00a0: constructor.')
})

it('shows what each reason weighs, and says where none was kept', () => {
  const reasons = [
    { signal: 'trap', weight: 100 },
    { signal: 'links', weight: 20, count: 1 }
  ]
  const html = renderAt(<ReasonList email="a@b.example" score={120} reasons={reasons} />, {
    address: '/admin/suspects'
  })
  const text = textOf(html)
  for (const part of ['120 points', '100 points', 'Le champ piège', 'vers 1 autre site'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part)
  expect(
    textOf(
      renderAt(<ReasonList email="a@b.example" score={0} reasons={[]} />, { address: '/admin/suspects' })
    )
  ).toContain('date d’avant que les raisons')
})
