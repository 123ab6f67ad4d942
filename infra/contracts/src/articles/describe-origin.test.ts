import { expect, it } from 'vitest'
import { describeOrigin } from './describe-origin.ts'

const createdAt = '2026-05-01T08:00:00.000Z'
const editedAt = '2026-12-03T08:00:00.000Z'
const at = '2026-11-22T08:00:00.000Z'
const said = (values: Omit<Parameters<typeof describeOrigin>[0], 'createdAt'> = {}) =>
  describeOrigin({ createdAt, ...values }).join(' ')

it('says that a person wrote, also where nothing is known', () => {
  expect(said()).toBe('Cet article a été écrit par une personne de notre équipe.')
  expect(said({ origin: { writer: 'person' }, editedAt })).toBe(
    'Cet article a été écrit par une personne de notre équipe. Il a été modifié le 3 décembre 2026.'
  )
})

it.each([
  [
    { writer: 'program' as const },
    'Cet article a été composé par un programme, à partir de textes de notre rédaction.'
  ],
  [
    { writer: 'model' as const, model: 'mistral-small' },
    'Cet article a été rédigé par un modèle d’intelligence artificielle (mistral-small).'
  ],
  [{ writer: 'model' as const }, 'Cet article a été rédigé par un modèle d’intelligence artificielle.']
])('says what wrote, and whether a person has read it over', (origin, sentence) => {
  expect(said({ origin })).toBe(`${sentence} Personne ne l’a encore relu.`)
  expect(said({ origin, review: { at } })).toBe(
    `${sentence} Il a été relu par une personne de l’équipe le 22 novembre 2026.`
  )
  expect(said({ origin, review: { at, by: 'Camille Astier' }, editedAt })).toBe(
    `${sentence} Une personne de l’équipe l’a modifié le 3 décembre 2026. Il a été relu par Camille Astier le 22 novembre 2026.`
  )
  expect(said({ origin, editedAt })).toBe(
    `${sentence} Une personne de l’équipe l’a modifié le 3 décembre 2026. Il n’a pas été relu en entier.`
  )
})
