import type { Database } from '@site/service/database'
import { StartError } from '@site/service/start-error'
import { listSuspects } from '../leads/lead-repository.ts'
import { releaseLead } from '../leads/release-lead.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { findPerson, presentPerson } from '../personal-data/person.ts'
import { describeReceivers } from '../personal-data/receivers.ts'

export const USAGE = [
  'npm run leads -- export --email <address>   everything kept about an address, as JSON',
  'npm run leads -- erase --email <address>    erase all of it, for good',
  'npm run leads -- suspects                   submissions set aside because their trap was filled',
  'npm run leads -- release <id>               put one of them into the list and tell the team'
]

/** Who did it, in the audit. */
const FROM = 'npm run leads'

/** Runs one command of `npm run leads` and gives what it prints. Throws a StartError for what it does not understand. */
export async function runCommand(db: Database, words: string[], now: Date): Promise<string> {
  const [command, ...rest] = words
  if (command === 'export') {
    const email = emailOf(rest)
    return JSON.stringify(presentPerson(email, await findPerson(db.knex, email), now), null, 2)
  }
  if (command === 'erase') return describeErasure(await erasePerson(db, emailOf(rest), now, FROM))
  if (command === 'suspects' && rest.length === 0) return describeSuspects(await listSuspects(db.knex))
  if (command === 'release' && rest.length === 1) {
    const id = Number(rest[0])
    if (Number.isSafeInteger(id) && id > 0 && (await releaseLead(db, id, now, FROM)))
      return `${id} is in the list`
    throw new StartError(`There is no suspect submission ${rest[0]}.`)
  }
  throw new StartError('Usage:', { faults: USAGE })
}

function emailOf(words: string[]): string {
  const [flag, email, ...rest] = words.flatMap((word) =>
    word.startsWith('--email=') ? ['--email', word.slice(8)] : [word]
  )
  if (flag === '--email' && email?.includes('@') && rest.length === 0) return email
  throw new StartError('Usage:', { faults: USAGE })
}

const describeErasure = (person: Awaited<ReturnType<typeof erasePerson>>): string =>
  [
    ...Object.entries(person).map(([what, rows]) => `${what}: ${rows.length}`),
    ...describeReceivers(person)
  ].join('\n')

const describeSuspects = (rows: Awaited<ReturnType<typeof listSuspects>>): string =>
  rows.length === 0
    ? 'none'
    : rows
        .map(
          ({ id, createdAt, email, note }) =>
            `${id}  ${createdAt.toISOString()}  ${email}  ${note.replace(/\s+/g, ' ').slice(0, 60)}`
        )
        .join('\n')
