import { expect, it } from 'vitest'
import { sheetCopy } from './sheet.ts'

it('SHEET-7 says who else looks, each once, and oneself where nobody else does', () => {
  const say = (...names: (string | null)[]) =>
    sheetCopy.others(
      names.map((name) => ({ name })),
      'Camille Astier'
    )
  expect(say()).toBeNull()
  expect(say('Noé Le Goff', 'Camille Astier', 'Noé Le Goff')).toBe('Noé Le Goff regarde aussi cette fiche')
  expect(say('Noé Le Goff', null)).toBe('Noé Le Goff, Quelqu’un regardent aussi cette fiche')
  expect(say('Camille Astier', 'Camille Astier')).toBe('Vous l’avez ouverte aussi dans une autre fenêtre')
})

it('SHEET-7 says who writes an answer before who looks, nobody twice and never oneself', () => {
  const say = (...others: [name: string | null, isWriting?: true][]) =>
    sheetCopy.others(
      others.map(([name, isWriting]) => ({ name, ...(isWriting && { isWriting }) })),
      'Camille Astier'
    )
  expect(say(['Noé Le Goff', true])).toBe('Noé Le Goff écrit une réponse')
  expect(say(['Noé Le Goff'], ['Anne Rey', true], [null, true], ['Anne Rey'], ['Camille Astier', true])).toBe(
    'Anne Rey, Quelqu’un écrivent une réponse · Noé Le Goff regarde aussi cette fiche'
  )
})
