import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '@site/contracts/pictures/picture'
import { writeBackup } from '@site/service/backup/backup'
import { restoreBackup } from '@site/service/backup/restore'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { createTestDatabase, DIALECTS } from '@site/service/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { buildArticle } from '../testing/build-article.ts'
import { buildCode } from '../testing/build-code.ts'
import { buildPhoto } from '../testing/hostile-pictures.ts'
import { startTestContent } from '../testing/start-test-content.ts'

it.each(DIALECTS)(
  'PICTURE-9 ADMIN-15 a backup carries pictures with each of their forms, and the hashes of the named codes, on %s',
  async (dialect) => {
    const content = await startTestContent(dialect)
    onTestFinished(() => content.stop())
    const target = await createTestDatabase(dialect, { migrations })
    onTestFinished(target.drop)
    const folder = mkdtempSync(join(tmpdir(), 'site-pictures-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const named = buildCode(['articles'], 'Camille Astier')
    await content.redeliver(named.announce(1))
    const answer = await fetch(`${content.url}/api/pictures?alt=Un%20hall`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-admin-code': named.code },
      body: new Uint8Array(await buildPhoto(900, 1700))
    })
    expect(answer.status).toBe(201)
    const { src }: Picture = await answer.json()
    const text = `<figure><img src="${src}" alt="Un hall" /></figure>`
    await content.send('POST', '/api/blog', { ...buildArticle({ content: text }), adminCode: TEST_CODE })

    const file = join(folder, 'site.gz')
    await writeBackup(file, { content: content.db }, new Date())
    await restoreBackup({ file, databases: { content: target.db }, replace: true })
    const rowsOf = async (db: typeof target.db, table: string, key: string) => db.knex(table).orderBy(key)
    for (const [table, key, count] of [
      ['pictures', 'id', 1],
      ['admin_codes', 'selector', 1],
      ['articles', 'id', 1]
    ] as const) {
      const rows = await rowsOf(target.db, table, key)
      expect(rows.length, table).toBe(count)
      expect(rows, table).toEqual(await rowsOf(content.db, table, key))
    }
    const forms = async (db: typeof target.db) =>
      (await db.knex('picture_files').orderBy(['width', 'format'])).map(({ width, format, bytes }) => [
        width,
        format,
        Buffer.from(bytes).toString('base64')
      ])
    expect((await forms(target.db)).length).toBe(9)
    expect(await forms(target.db)).toEqual(await forms(content.db))
  },
  120_000
)
