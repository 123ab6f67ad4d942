import { describe, expect, it } from 'vitest'
import { canConfirm, emptyEvaluation, evaluate } from './evaluation.ts'

const atEmail = evaluate(evaluate(emptyEvaluation, { type: 'site-typed', siteUrl: 'monhotel.fr' }), {
  type: 'confirmed'
})

describe('the SEO evaluation', () => {
  it('waits for an address, and takes a bare one', () => {
    expect(canConfirm(emptyEvaluation)).toBe(false)
    expect(evaluate(emptyEvaluation, { type: 'confirmed' }).step).toBe(1)
    expect(atEmail).toEqual({ step: 2, siteUrl: 'monhotel.fr', email: '' })
  })

  it('waits for an e-mail, then confirms with both', () => {
    expect(canConfirm(atEmail)).toBe(false)
    const typed = evaluate(atEmail, { type: 'email-typed', email: 'a@b.fr' })
    expect(evaluate(typed, { type: 'confirmed' })).toEqual({
      step: 3,
      siteUrl: 'monhotel.fr',
      email: 'a@b.fr'
    })
  })

  it('goes back to the address without losing the e-mail', () => {
    const typed = evaluate(atEmail, { type: 'email-typed', email: 'a@b.fr' })
    expect(evaluate(typed, { type: 'went-back' })).toEqual({
      step: 1,
      siteUrl: 'monhotel.fr',
      email: 'a@b.fr'
    })
  })

  it('is over once confirmed', () => {
    expect(canConfirm({ step: 3, siteUrl: 'x', email: 'y' })).toBe(false)
  })
})
