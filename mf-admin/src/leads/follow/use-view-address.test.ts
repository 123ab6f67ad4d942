import { expect, it } from 'vitest'
import { readView, viewToOpen } from './use-view-address.ts'

it('SHEET-9 SHEET-17 reads the saved view, or the status, from the address; the list as ever where it names none', () => {
  const read = (query: string) => readView(new URLSearchParams(query))
  expect(read('code=x&view=en-retard')).toBe('en-retard')
  expect(read('code=x&view=gagne')).toBe('gagne')
  for (const query of ['code=x', 'view=', 'view=autre', 'view=toString']) expect(read(query)).toBe('tous')
})

it('DESK-20 comes back to the view of before, but follows an address that names a view or a lead, and a search', () => {
  const opened = (query: string, isSought = false) =>
    viewToOpen(new URLSearchParams(query), isSought, 'en-retard')
  expect(opened('code=x')).toBe('en-retard')
  expect(opened('code=x&view=gagne')).toBe('gagne')
  expect(opened('code=x&lead=7')).toBe('tous')
  expect(opened('code=x', true)).toBe('tous')
})
