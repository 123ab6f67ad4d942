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

it('DESK-18 keeps what was typed of an edit with what the note said, also where nothing is left of it', () => {
  const { store, type } = createUnsentNotes()
  const note = () => store.getState().notes.get('7')
  type('7', 'Rappeler demain', 'Rappeler')
  expect(note()).toMatchObject({ text: 'Rappeler demain', seen: 'Rappeler' })
  type('7', '', 'Rappeler')
  expect(note()).toMatchObject({ text: '', seen: 'Rappeler' })
  type('7', 'Rappeler', 'Rappeler')
  expect(note()).toBeUndefined()
})
