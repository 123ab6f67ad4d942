import type { Delivery, DeliveryAttempt, HeldReceipt } from '@site/contracts/deliveries/deliveries'
import { deliveryCalls } from '@site/contracts/operations/calls/deliveries'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { sayDuration, sayOutcome } from '../../../deliveries/content/say-attempt.ts'
import { ToldSection } from './told-section.tsx'

const attempt: DeliveryAttempt = {
  id: 9,
  at: '2026-01-15T10:24:01.000Z',
  durationMs: 184,
  outcome: 'failed',
  status: 500,
  reason: 'answer',
  error: 'The receiver answered 500',
  answer: '{"error":"no"}'
}
const delivery: Delivery = {
  id: 4,
  leadId: 41,
  lead: { id: 41, nom: 'Garnier', prenom: 'Lou', email: 'lou@exemple.fr', source: 'popup' },
  channel: 'receiver-2',
  name: 'CRM des ventes',
  state: 'failed',
  at: '2026-01-15T10:24:00.000Z',
  sentAt: null,
  nextTryAt: null,
  canSendAgain: true,
  attempts: [attempt]
}
const sheetOf = (deliveries: Delivery[], heldReceipt?: HeldReceipt) =>
  renderAt(<ToldSection adminCode="c" leadId={41} />, {
    address: '/admin/leads',
    prepare: ({ query }) =>
      query.setQueryData([deliveryCalls.listDeliveries.path, 'c', { leadId: 41 }], {
        deliveries,
        next: null,
        counts: { waiting: 0, failed: deliveries.length },
        ...(heldReceipt && { heldReceipt })
      })
  })

describe('DELIVERY-12 in the sheet of a lead', () => {
  it('shows who was told of it, how each attempt went, and the way to send it again', () => {
    const html = sheetOf([
      delivery,
      { ...delivery, id: 5, channel: 'email', name: null, state: 'sent', canSendAgain: false }
    ])
    const text = textOf(html)
    for (const part of [
      'Qui a été prévenu',
      'CRM des ventes',
      'En échec',
      'refusé par le destinataire',
      '{"error":"no"}'
    ])
      expect(text).toContain(part)
    expect(text).toContain('E-mail de l’équipe')
    expect(html.match(/aria-label="Renvoyer le lead Lou Garnier à [^"]*"/g)).toHaveLength(1)
    expect(html).not.toContain('href')
  })

  it.each([
    ['address', 'cette adresse en avait déjà reçu le maximum prévu en 24 heures.'],
    ['all', 'trop d’e-mails étaient partis du site en une heure, et vos réponses passent d’abord.']
  ] as const)('ANSWER-20 says that the receipt was held back by the limit of %s', (limit, why) => {
    const text = textOf(sheetOf([], { at: '2026-01-15T10:24:00.000Z', limit })).replaceAll('\u00a0', ' ')
    expect(text).toContain(`Accusé de réception retenu le 15 janvier 2026 à 11 h 24 : ${why}`)
    expect(textOf(sheetOf([]))).not.toContain('Accusé')
  })

  it('says so where nobody is told', () => {
    expect(textOf(sheetOf([]))).toContain('Aucun envoi n’est réglé')
  })
})

it('DELIVERY-1 says what came of an attempt, also for a reason that a later version gives', () => {
  expect(sayOutcome(attempt)).toBe('refusé par le destinataire')
  expect(sayOutcome({ outcome: 'sent', reason: null })).toBe('arrivé')
  expect(sayOutcome({ outcome: 'failed', reason: 'later' as 'other' })).toBe('échec')
  expect([184, 999, 10_004].map(sayDuration)).toEqual(['184\u00a0ms', '999\u00a0ms', '10,0\u00a0s'])
})
