import { expect, it } from 'vitest'
import { readView } from './use-view-address.ts'

it('SHEET-9 reads the saved view from the address; the list as ever where it names none', () => {
  const read = (query: string) => readView(new URLSearchParams(query))
  expect(read('code=x&view=en-retard')).toBe('en-retard')
  for (const query of ['code=x', 'view=', 'view=autre', 'view=toString']) expect(read(query)).toBe('tous')
})
