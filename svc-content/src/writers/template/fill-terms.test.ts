import { describe, expect, it } from 'vitest'
import { fillTerms } from './fill-terms.ts'

const terms = { topic: 'le tri', do: 'écrire', items: 'avis', team: 'l’équipe' }

describe('a subject’s words in a text of all subjects', () => {
  it('contract and elide as French does', () => {
    expect(fillTerms('{Topic}, {of-topic} ; {of-do} {of-items} {to-team}, {of-team}', terms)).toBe(
      'Le tri, du tri ; d’écrire d’avis à l’équipe, de l’équipe'
    )
    const others = { topic: 'la saisie', do: 'saisir', items: 'factures', team: 'le service' }
    expect(fillTerms('{of-topic} {Do} {of-do} {of-items} {to-team} {of-team} {Team}', others)).toBe(
      'de la saisie Saisir de saisir de factures au service du service Le service'
    )
  })

  it('are all known', () => {
    expect(() => fillTerms('{sujet}', terms)).toThrow('{sujet}')
  })
})
