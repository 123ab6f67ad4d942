import { type Database, inTransaction, isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import { insertInBatches } from '@site/service/database/table'
import { answerModelsTable } from '../../tables/answer-tables.ts'
import { jobRunsTable } from '../../tables/tables.ts'
import { firstModels } from './content/first-models.ts'

/**
 * Gives a new database its first models, once: whoever deletes them all has none at the next start. Of several replicas that start
 * together one does it.
 */
export async function addFirstModels(db: Database, now: Date): Promise<void> {
  const at = toDatabaseDate(now)
  try {
    await inTransaction(db, async (trx) => {
      await jobRunsTable(trx).insert({
        job: 'first-answer-models',
        day: 'once',
        started_at: at,
        finished_at: at
      })
      const models = firstModels.map(({ name, subject, text }) => ({
        name,
        subject,
        body: text,
        updated_at: at
      }))
      await insertInBatches(trx, answerModelsTable, models, models.length)
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}
