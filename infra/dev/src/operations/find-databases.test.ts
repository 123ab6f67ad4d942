import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takeRunningFile } from '../processes/running-file.ts'
import { ignore } from '../system/ignore.ts'
import { makeFolder } from '../testing/testing.ts'
import { findDatabase, findDatabases } from './find-databases.ts'

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

  it('are never those of a runner that was killed: its servers have gone, and their ports may be another’s', async () => {
    const folder = makeFolder()
    const file = await takeRunningFile(folder, ignore)
    const server = 'mysql://leads:pw@127.0.0.1:41233/leads'
    file.noteServers({ contentDatabase: server, leadsDatabase: server, bus: 'nats://n' })
    expect(findDatabase('leads', {}, folder).url).toBe(server)
    const path = join(folder, 'running.json')
    const left = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...left, runner: { ...left.runner, identity: 'of a killed one' } }))
    expect(() => findDatabase('leads', {}, folder)).toThrow('No system was found')
  })

  it('are never the files of an embedded system where servers keep data, too', () => {
    const folder = makeFolder()
    leaveFiles(folder)
    mkdirSync(join(folder, 'local'))
    expect(() => findDatabases({}, folder)).toThrow('No system was found')
  })

  it('are found one by one for a command that needs one', () => {
    const LEADS_MYSQL_URL = 'mysql://a:b@db/other'
    expect(findDatabase('leads', { LEADS_MYSQL_URL, MYSQL_URL: 'mysql://a:b@db' }, makeFolder()).url).toBe(
      LEADS_MYSQL_URL
    )
  })

  it('are missed with a line that says what to do', () => {
    expect(() => findDatabases({}, makeFolder())).toThrow(/npm start.*CONTENT_DATABASE_URL/)
  })
})
