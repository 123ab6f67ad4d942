import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findDatabases } from './find-databases.ts'
import { ignore } from './ignore.ts'
import { takeRunningFile } from './running-file.ts'
import { makeFolder } from './testing.ts'

const leaveFiles = (folder: string) => {
  mkdirSync(join(folder, 'embedded'))
  for (const name of ['content', 'leads']) writeFileSync(join(folder, 'embedded', `${name}.sqlite`), '')
}

describe('the databases a command works on', () => {
  it('are those the environment names, as services or as npm start name them', () => {
    const [content, leads] = ['mysql://u:p@db:3306/content', 'mysql://u:p@db:3306/leads']
    for (const env of [
      { CONTENT_DATABASE_URL: content, LEADS_DATABASE_URL: leads },
      { CONTENT_MYSQL_URL: content, LEADS_MYSQL_URL: leads },
      { MYSQL_URL: 'mysql://u:p@db:3306' }
    ])
      expect(findDatabases(env, makeFolder())).toMatchObject({ content, leads })
  })

  it('are never half of the environment and half of the machine', () => {
    const folder = makeFolder()
    leaveFiles(folder)
    expect(() => findDatabases({ LEADS_DATABASE_URL: 'mysql://u@db/leads' }, folder)).toThrow('leads alone')
  })

  it('are those of the system that runs, before any files', async () => {
    const folder = makeFolder()
    leaveFiles(folder)
    const file = await takeRunningFile(folder, ignore)
    const [contentDatabase, leadsDatabase] = ['mysql://c/content', 'mysql://l/leads']
    file.noteServers({ contentDatabase, leadsDatabase, bus: 'nats://n' })
    expect(findDatabases({}, folder)).toMatchObject({
      content: 'mysql://c/content',
      leads: 'mysql://l/leads'
    })
    file.release()
    expect(findDatabases({}, folder).content).toBe(`sqlite:${join(folder, 'embedded', 'content.sqlite')}`)
  })

  it('are missed with a line that says what to do', () => {
    expect(() => findDatabases({}, makeFolder())).toThrow(/npm start.*CONTENT_DATABASE_URL/)
  })
})
