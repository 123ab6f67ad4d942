import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findDatabase } from './find-database.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const leadsDatabase = 'mysql://leads:pw@127.0.0.1:41233/leads'
const run = (folder: string) =>
  writeFileSync(
    join(folder, 'running.json'),
    JSON.stringify({ runner: {}, processes: [], servers: { leadsDatabase } })
  )

it('takes what the environment names before anything else', () => {
  const folder = makeFolder()
  run(folder)
  const LEADS_MYSQL_URL = 'mysql://a:b@db/other'
  expect(findDatabase({ LEADS_MYSQL_URL, MYSQL_URL: 'mysql://a:b@db' }, folder)).toBe(LEADS_MYSQL_URL)
  expect(findDatabase({ DATABASE_URL: 'sqlite:/x', LEADS_MYSQL_URL }, folder)).toBe('sqlite:/x')
  expect(findDatabase({ LEADS_DATABASE_URL: 'sqlite:/y', LEADS_MYSQL_URL }, folder)).toBe('sqlite:/y')
  expect(findDatabase({ MYSQL_URL: 'mysql://a:b@db:3307' }, folder)).toBe('mysql://a:b@db:3307/leads')
})

it('takes the database of the system that runs', () => {
  const folder = makeFolder()
  run(folder)
  expect(findDatabase({}, folder)).toBe(leadsDatabase)
})

it('takes the file of an embedded system that is stopped, unless there is data on servers too', () => {
  const folder = makeFolder()
  expect(() => findDatabase({}, folder)).toThrow('does not run here')
  mkdirSync(join(folder, 'embedded'))
  writeFileSync(join(folder, 'embedded/leads.sqlite'), '')
  expect(findDatabase({}, folder)).toBe(`sqlite:${join(folder, 'embedded/leads.sqlite')}`)
  mkdirSync(join(folder, 'local'))
  expect(() => findDatabase({}, folder)).toThrow('does not run here')
})
