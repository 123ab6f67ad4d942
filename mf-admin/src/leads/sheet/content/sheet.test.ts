import { expect, it } from 'vitest'
import { sheetCopy } from './sheet.ts'

it('SHEET-7 says who else looks, each once, and oneself where nobody else does', () => {
  const say = (...names: (string | null)[]) => sheetCopy.others(names, 'Camille Astier')
  expect(say()).toBeNull()
  expect(say('Noé Le Goff', 'Camille Astier', 'Noé Le Goff')).toBe('Noé Le Goff regarde aussi cette fiche')
  expect(say('Noé Le Goff', null)).toBe('Noé Le Goff, Quelqu’un regardent aussi cette fiche')
  expect(say('Camille Astier', 'Camille Astier')).toBe('Vous l’avez ouverte aussi dans une autre fenêtre')
})
