import { expect, it } from 'vitest'
import { createUnsentNotes } from './unsent-notes.ts'

it('SHEET-8 keeps what was typed about each lead until it is sent, and gives another text another key', () => {
  const { store, type, drop } = createUnsentNotes()
  const note = (place: string) => store.getState().notes.get(place)
  type('7', 'Rappeler')
  type('8', 'Devis')
  const first = note('7')
  expect([first?.text, note('8')?.text]).toEqual(['Rappeler', 'Devis'])
  type('7', 'Rappeler demain')
  expect(note('7')?.key).not.toBe(first?.key)
  drop('7', first?.key ?? '')
  expect(note('7')?.text).toBe('Rappeler demain')
  drop('7', note('7')?.key ?? '')
  type('8', '')
  expect(store.getState().notes.size).toBe(0)
})
