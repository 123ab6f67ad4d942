import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase } from '@site/service/testing/test-database'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeFolder } from '../testing/testing.ts'
import { runBackup } from './backup.ts'
import { nameOfBackup } from './prune-backups.ts'

const DAY_MS = 86_400_000

async function prepare() {
  const { url, db, drop } = await createTestDatabase('sqlite')
  await db.close()
  onTestFinished(drop)
  const folder = makeFolder()
  const variables = { DATA_DIR: folder, CONTENT_DATABASE_URL: url, LEADS_DATABASE_URL: url }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const backup = (...words: string[]) => runBackup('backup', words)
  const leave = (place: string, days: number) => {
    mkdirSync(place, { recursive: true })
    const name = nameOfBackup(new Date(Date.now() - days * DAY_MS))
    writeFileSync(join(place, name), '')
    return name
  }
  return { folder, backup, leave }
}

it('keeps backups for 30 days, or as many as --keep-days says, and removes the older ones itself', async () => {
  const { folder, backup, leave } = await prepare()
  const place = join(folder, 'backups')
  const [old, kept] = [leave(place, 31), leave(place, 29)]
  writeFileSync(join(place, 'avant-migration.gz'), '')
  await backup()
  expect(readdirSync(place)).not.toContain(old)
  expect(readdirSync(place)).toHaveLength(3)
  expect(readdirSync(place)).toEqual(expect.arrayContaining([kept, 'avant-migration.gz']))

  const named = join(folder, 'named')
  leave(named, 8)
  const week = leave(named, 6)
  await backup(named, '--keep-days=7')
  expect(readdirSync(named)).toHaveLength(2)
  expect(readdirSync(named)).toContain(week)
})

it('removes nothing beside a file that a person named, and takes no option it does not know', async () => {
  const { folder, backup, leave } = await prepare()
  const old = leave(folder, 400)
  await backup(join(folder, 'mine.gz'))
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([old, 'mine.gz']))
  for (const wrong of [['--keep-days=0'], ['--keep'], [join(folder, 'x.gz'), '--keep-days=3'], ['a', 'b']])
    await expect(backup(...wrong)).rejects.toThrow('--keep-days=30')
})

it('restores over what is there when --replace says so, and not without', async () => {
  const { folder, backup } = await prepare()
  const file = join(folder, 'mine.gz')
  await backup(file)
  await expect(runBackup('restore', [file])).rejects.toThrow('Say --replace')
  await runBackup('restore', [file, '--replace'])
})
