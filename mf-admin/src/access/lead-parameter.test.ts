import { expect, it } from 'vitest'
import { readLeadId, writeLeadId } from './lead-parameter.ts'

const ask = (query: string) => new URLSearchParams(query)

it('SHEET-2 reads the lead of the sheet from the address, and nothing that is no number', () => {
  expect(readLeadId(ask('code=x&lead=12'))).toBe(12)
  for (const query of ['code=x', 'lead=', 'lead=0', 'lead=-3', 'lead=1.5', 'lead=12a', 'lead=9999999999'])
    expect(readLeadId(ask(query)), query).toBeNull()
})

it('SHEET-2 writes the lead beside what else the address carries, and takes it away again', () => {
  const opened = writeLeadId(ask('code=a%20b&view=x'), 12)
  expect(String(opened)).toBe('code=a+b&view=x&lead=12')
  expect(String(writeLeadId(opened, 13))).toBe('code=a+b&view=x&lead=13')
  expect(String(writeLeadId(opened, null))).toBe('code=a+b&view=x')
})
