import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBackup } from '@site/service/backup/backup'
import { restoreBackup } from '@site/service/backup/restore'
import { createTestDatabase, DIALECTS } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { createArticle } from '../articles/change-article.ts'
import { migrations } from '../migrations/index.ts'
import { createDraft } from './change-draft.ts'
import { scheduleDraft } from './change-schedule.ts'
import { articlePresences } from './presence.ts'
import { createPreview, readPreview } from './previews.ts'
import { publishScheduled } from './publisher.ts'

const TABLES = [
  'articles',
  'article_revisions',
  'article_drafts',
  'article_presences',
  'draft_previews',
  'article_schedules'
]

it.each(DIALECTS)(
  'DRAFT-16 a backup carries drafts, revisions, schedules and previews, on %s',
  async (dialect) => {
    const source = await createTestDatabase(dialect, { migrations })
    const target = await createTestDatabase(dialect, { migrations })
    const folder = mkdtempSync(join(tmpdir(), 'site-drafts-'))
    try {
      let now = new Date('2026-12-20T10:00:00.000Z')
      const deps = { db: source.db, clock: () => now, notify: () => undefined }
      const actor = { from: '192.0.2.1' }
      const text = { title: 'Été', content: '<p>« Bonjour »</p>', imageUrl: null }
      const article = await createArticle(deps, text, actor)
      const editor = '3f0c86e3-9d8f-4c55-a3f4-0a6c9b2f8f0e'
      const draft = await createDraft(deps, { articleId: article.id }, actor)
      await articlePresences.renew(deps, draft.articleId, { editor, name: null })
      const preview = await createPreview(deps, draft.id, 7, actor)
      const at = '2026-12-24T08:00'
      const schedule = await scheduleDraft(deps, draft.id, { version: 1, at }, actor)

      const file = join(folder, 'site.gz')
      await writeBackup(file, { content: source.db }, now)
      await restoreBackup({ file, databases: { content: target.db }, replace: true })
      for (const table of TABLES) {
        const rows = await target.db.knex(table)
        expect(rows.length, table).toBe(1)
        expect(rows, table).toEqual(await source.db.knex(table))
      }
      const restored = { ...deps, db: target.db }
      expect(await readPreview(target.db.knex, preview.token, now)).toMatchObject(text)
      now = new Date('2026-12-24T07:00:00.000Z')
      expect(await publishScheduled(restored, schedule)).toMatchObject({ revision: 2 })
    } finally {
      rmSync(folder, { recursive: true })
      await source.drop()
      await target.drop()
    }
  }
)
