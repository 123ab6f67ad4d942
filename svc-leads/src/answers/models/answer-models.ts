import type { AnswerModel, answerModelInputSchema } from '@site/contracts/answers/model'
import { unknownVariables } from '@site/contracts/answers/variables'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import { conflict, type HttpError, notFound, unprocessable } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import type { z } from 'zod'
import { type AnswerModelRow, answerModelsTable } from '../../tables/answer-tables.ts'
import { sentences } from '../thread/sentences.ts'

export interface ModelDeps {
  db: Database
  clock: Clock
}

type ModelInput = z.output<typeof answerModelInputSchema>

/** More would fill no list that a person chooses from. */
const MOST_MODELS = 100

export const presentModel = (row: AnswerModelRow): AnswerModel => ({
  id: row.id,
  name: row.name,
  subject: row.subject,
  text: row.body,
  updatedAt: toDate(row.updated_at).toISOString()
})

/** The models by their names, as French sorts them. */
export async function listModels(executor: Executor): Promise<AnswerModel[]> {
  const models = (await answerModelsTable(executor)).map(presentModel)
  return models.sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}

/** @throws HttpError 409 when the name is taken or there are too many, 422 for a variable that does not exist */
export const createModel = (deps: ModelDeps, input: ModelInput, actor: Actor): Promise<AnswerModel> =>
  write(deps, input, async (trx, values) => {
    const { total } = (await answerModelsTable(trx).count({ total: '*' }).first()) ?? { total: 0 }
    if (Number(total) >= MOST_MODELS) throw conflict(sentences.tooManyModels(MOST_MODELS), 'too-many-models')
    const [id = 0] = await answerModelsTable(trx).insert(values)
    await recordAudit(trx, { at: deps.clock(), action: 'answer-model-created', subjectId: id, ...actor })
    return id
  })

/** @throws HttpError 404 when there is no such model, and those of createModel */
export const changeModel = (
  deps: ModelDeps,
  id: number,
  input: ModelInput,
  actor: Actor
): Promise<AnswerModel> =>
  write(deps, input, async (trx, values) => {
    if ((await answerModelsTable(trx).where({ id }).update(values)) === 0) throw modelNotFound()
    await recordAudit(trx, { at: deps.clock(), action: 'answer-model-changed', subjectId: id, ...actor })
    return id
  })

/** @throws HttpError 404 when there is no such model */
export const deleteModel = (deps: ModelDeps, id: number, actor: Actor): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    if ((await answerModelsTable(trx).where({ id }).delete()) === 0) throw modelNotFound()
    await recordAudit(trx, { at: deps.clock(), action: 'answer-model-deleted', subjectId: id, ...actor })
  })

async function write(
  { db, clock }: ModelDeps,
  { name, subject, text }: ModelInput,
  work: (
    trx: Executor,
    values: Omit<AnswerModelRow, 'id' | 'updated_at'> & { updated_at: Date }
  ) => Promise<number>
): Promise<AnswerModel> {
  for (const [field, typed] of Object.entries({ subject, text })) {
    const [unknown] = unknownVariables(typed)
    if (unknown !== undefined) throw unprocessable({ [field]: sentences.unknownVariable(unknown) })
  }
  try {
    return await inTransaction(db, async (trx) => {
      const id = await work(trx, { name, subject, body: text, updated_at: toDatabaseDate(clock()) })
      const row = await answerModelsTable(trx).where({ id }).first()
      if (!row) throw modelNotFound()
      return presentModel(row)
    })
  } catch (error) {
    throw isDuplicateKey(error) ? conflict(sentences.modelNameTaken, 'model-name-taken') : error
  }
}

export const modelNotFound = (): HttpError => notFound(sentences.modelNotFound, 'answer-model-not-found')
