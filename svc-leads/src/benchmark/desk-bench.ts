import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { type Database, inTransaction, toDate } from '@site/service/database/database'
import { openDesks } from '../leads/announce-lead.ts'
import { leadDesksTable } from '../tables/desk-tables.ts'
import { leadsTable } from '../tables/tables.ts'
import { createHttpClient } from './http-client.ts'
import { type Percentiles, percentiles } from './percentiles.ts'

const ROUNDS = 60
/** The most that one call changes. */
const MANY = 500
const MANY_ROUNDS = 6
const OPENED_AT_ONCE = 1000

/** What the calls of the lead desk take, through HTTP. */
export interface DeskResult {
  sheet: Percentiles
  /** Who sent the lead of a sheet, and who else that may be, while most leads are still to be compared with others. */
  person: Percentiles
  /** Where 40 leads stand, which is what a screen of the list asks for. */
  rows: Percentiles
  /** The first page of « À traiter », with how many each view holds. */
  view: Percentiles
  change: Percentiles
  /** A change of 500 leads, and that it is taken back. */
  many: Percentiles
}

/** Measures the desk of the leads that there are; each change is taken back. */
export async function benchDesk(options: {
  db: Database
  serviceUrl: string
  code: string
}): Promise<DeskResult> {
  const { db, code } = options
  await openAll(db)
  const send = createHttpClient(options.serviceUrl, 1)
  const headers = { [ADMIN_CODE_HEADER]: code }
  const ids = await leadsTable(db.knex).where({ is_suspect: false }).orderBy('id', 'desc').pluck('id')
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await send(method, path, {
      headers,
      ...(body && { body: JSON.stringify({ ...body, adminCode: decodeURIComponent(code) }) })
    })
    if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status}`)
    return JSON.parse(answer.body)
  }
  const spreadOver = Math.max(1, Math.floor(ids.length / ROUNDS))
  const some = Array.from({ length: ROUNDS }, (_, index) => ids[index * spreadOver] ?? 0)
  const timed = async (work: (id: number) => Promise<unknown>, over = some) => {
    const times: number[] = []
    for (const id of over) {
      const before = performance.now()
      await work(id)
      times.push(performance.now() - before)
    }
    return percentiles(times)
  }
  const versions = new Map<number, number>()
  const change = async (id: number, body: object) => {
    const version = versions.get(id) ?? 1
    versions.set(id, (await ask('PATCH', `/api/leads/${id}/desk`, { version, ...body })).version)
  }
  const few = ids.slice(0, MANY)
  const bulk = async (body: object) => {
    const leads = few.map((id) => ({ id, version: versions.get(id) ?? 1 }))
    const { results } = await ask('POST', '/api/leads/bulk', { leads, ...body })
    for (const { id, desk } of results) versions.set(id, desk.version)
  }
  return {
    sheet: await timed((id) => ask('GET', `/api/leads/${id}/sheet`)),
    person: await timed((leadId) => ask('POST', '/api/persons/read', { leadId })),
    rows: await timed((id) => {
      const from = Math.max(0, ids.indexOf(id) - 40)
      return ask('GET', `/api/leads/desk?ids=${ids.slice(from, from + 40).join(',')}&counts=no`)
    }),
    view: await timed(() => ask('GET', '/api/leads/desk?view=a-traiter&limit=100')),
    change: await timed(async (id) => {
      await change(id, { status: 'contacte' })
      await change(id, { status: 'nouveau' })
    }),
    many: await timed(
      async () => {
        await bulk({ status: 'contacte' })
        await bulk({ undo: true })
      },
      some.slice(0, MANY_ROUNDS)
    )
  }
}

/** Each lead is new on the desk. */
async function openAll(db: Database): Promise<void> {
  await leadDesksTable(db.knex).delete()
  const leads = await leadsTable(db.knex).select('id', 'created_at').where({ is_suspect: false })
  for (let at = 0; at < leads.length; at += OPENED_AT_ONCE) {
    const some = leads.slice(at, at + OPENED_AT_ONCE)
    await inTransaction(db, (trx) =>
      openDesks(
        trx,
        some.map(({ id, created_at }) => ({ leadId: id, time: toDate(created_at) }))
      )
    )
  }
  await db.knex.raw('analyze table lead_desks')
}
