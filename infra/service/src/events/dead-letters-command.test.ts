import libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deadLettersTable, outboxTable } from '../database/shared-tables.ts'
import {
  buildLeadCreated,
  createTestDatabase,
  createTestLog,
  DIALECTS,
  type TestDatabase
} from '../testing/test-database.ts'
import { runDeadLetters } from './dead-letters-command.ts'
import { keepDeadLetter } from './inbox.ts'

const USAGE =
  'npm run site -- dead-letters list [--consumer=<name>] | show <letter>… | replay <letter>… | ' +
  'replay --all [--consumer=<name>] | drop <letter>…, where a letter is named such as leads/3'

const run = async (databases: Record<string, string>, words: string[], limit?: number): Promise<string[]> => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await runDeadLetters(words, {
    databases,
    say,
    log: createTestLog().log,
    by: 'tester',
    ...(limit && { limit })
  })
  return lines
}

/** What an operator reads and does with the dead letters of two databases, without any consumer. */
describe.each(DIALECTS)('the command dead-letters on %s', (dialect) => {
  let content: TestDatabase
  let leads: TestDatabase
  beforeEach(async () => {
    content = await createTestDatabase(dialect)
    leads = await createTestDatabase(dialect)
  })
  afterEach(async () => {
    await content.drop()
    await leads.drop()
  })

  const at = new Date('2026-03-01T10:00:00.000Z')
  const command = (...words: string[]) => run({ content: content.url, leads: leads.url }, words)
  const keep = async ({ db }: TestDatabase, consumer: string, leadId: number, cause = 'unlucky') => {
    const event = buildLeadCreated(leadId)
    const text = JSON.stringify(event)
    await keepDeadLetter(db.knex, { consumer, eventId: event.id, event: text, cause, attempts: 5 }, at)
    return event
  }
  const lineOf = (letter: string, consumer: string, leadId: number, cause = 'unlucky') =>
    `${letter.padEnd(12)} 2026-03-01T10:00:00.000Z  ${consumer}  site.lead-created leads/${leadId}  tries 5  ${cause}`
  const keptIn = ({ db }: TestDatabase): Promise<number[]> =>
    deadLettersTable(db.knex).orderBy('id').pluck('id')
  const sentFrom = async ({ db }: TestDatabase) =>
    (await outboxTable(db.knex).orderBy('seq').pluck('event')).map((text) => JSON.parse(text))

  describe('list', () => {
    test('says so when there is none', async () => {
      expect(await command('list')).toEqual(['No dead letter.'])
    })

    test('has one line for each letter of each database, the oldest first', async () => {
      await keep(leads, 'email', 7)
      await keep(leads, 'search', 8)
      await keep(content, 'search', 9)
      expect(await command('list')).toEqual([
        lineOf('content/1', 'search', 9),
        lineOf('leads/1', 'email', 7),
        lineOf('leads/2', 'search', 8)
      ])
    })

    test('has the letters of one consumer alone when that is asked for', async () => {
      await keep(leads, 'email', 7)
      await keep(leads, 'search', 8)
      expect(await command('list', '--consumer=search')).toEqual([lineOf('leads/2', 'search', 8)])
      expect(await command('list', '--consumer=nobody')).toEqual(['No dead letter.'])
    })

    test('has the first line of a cause, and of that the first 120 characters', async () => {
      await keep(leads, 'email', 7, 'Error: unlucky\n    at handle (consumer.ts:1:1)')
      await keep(leads, 'email', 8, `${'a'.repeat(119)}bc`)
      expect(await command('list')).toEqual([
        lineOf('leads/1', 'email', 7, 'Error: unlucky'),
        lineOf('leads/2', 'email', 8, `${'a'.repeat(119)}b`)
      ])
    })

    test('shows the first thousand of a database, and says that it does', async () => {
      const row = { consumer: 'email', event_id: null, event: '{', cause: 'x', attempts: 1, created_at: at }
      for (let count = 0; count < 1_000; count += 100)
        await deadLettersTable(leads.db.knex).insert(Array.from({ length: 100 }, () => row))
      await deadLettersTable(leads.db.knex).insert(row)
      await keep(content, 'email', 9)
      const lines = await command('list')
      expect(lines).toHaveLength(1_002)
      expect(lines[1_000]).toMatch(/^leads\/1000 /)
      expect(lines[1_001]).toBe('leads: the first 1000 are shown')
    })
  })

  describe('show', () => {
    test('prints all of the letter that is named, with its event', async () => {
      await keep(leads, 'email', 7)
      const event = await keep(leads, 'search', 8, 'Error: unlucky\n    at handle')
      const [text = '', ...others] = await command('show', 'leads/2')
      expect(others).toEqual([])
      expect(JSON.parse(text)).toEqual({
        id: 'leads/2',
        at: at.toISOString(),
        consumer: 'search',
        eventId: event.id,
        cause: 'Error: unlucky\n    at handle',
        attempts: 5,
        event
      })
    })

    test('finds a letter whose number has several digits', async () => {
      for (let leadId = 1; leadId <= 12; leadId += 1) await keep(leads, 'email', leadId)
      const [text = ''] = await command('show', 'leads/12')
      expect(JSON.parse(text)).toMatchObject({ id: 'leads/12', event: { subject: 'leads/12' } })
    })

    test('reads no other database than that of the letter', async () => {
      await keep(leads, 'email', 7)
      const broken = { content: 'sqlite:/no/such/folder/content.db', leads: leads.url }
      expect(await run(broken, ['show', 'leads/1'])).toHaveLength(1)
      await expect(run(broken, ['list'])).rejects.toMatchObject({ name: 'StartError' })
    })

    test('refuses a letter that is not there', async () => {
      await expect(command('show', 'leads/1')).rejects.toMatchObject({
        name: 'DeadLetterError',
        message: 'There is no dead letter 1 (any more).'
      })
    })
  })

  describe('replay', () => {
    test('moves the letter to the outbox of its own database, for the consumer that gave up on it', async () => {
      await keep(content, 'search', 9)
      const event = await keep(leads, 'email', 7)
      await keep(leads, 'search', 8)
      expect(await command('replay', 'leads/1')).toEqual([
        'leads/1 replayed: email gets it at the next sweep of its relay'
      ])
      expect([await keptIn(content), await keptIn(leads)]).toEqual([[1], [2]])
      expect(await sentFrom(content)).toEqual([])
      expect(await sentFrom(leads)).toEqual([{ ...event, replayto: 'email', replayid: expect.any(String) }])
    })

    test('takes all letters of all databases, and says so when there is none', async () => {
      await keep(content, 'search', 9)
      await keep(leads, 'email', 7)
      expect(await command('replay', '--all')).toEqual([
        'content/1 replayed: search gets it at the next sweep of its relay',
        'leads/1 replayed: email gets it at the next sweep of its relay'
      ])
      expect(await command('replay', '--all')).toEqual(['No dead letter.'])
    })

    test('says which databases may have more than one call replays', async () => {
      for (const leadId of [7, 8, 9]) await keep(leads, 'email', leadId)
      await keep(content, 'search', 9)
      const lines = await run({ content: content.url, leads: leads.url }, ['replay', '--all'], 2)
      expect(lines).toHaveLength(4)
      expect(lines.at(-1)).toBe('leads: the first 2 are replayed, run it again for those that are left')
      expect(await keptIn(leads)).toEqual([3])
    })

    test('takes those of one consumer alone when that is asked for', async () => {
      await keep(leads, 'email', 7)
      await keep(leads, 'search', 8)
      await command('replay', '--all', '--consumer=search')
      expect(await keptIn(leads)).toEqual([1])
      expect(await sentFrom(leads)).toMatchObject([{ replayto: 'search' }])
    })

    test('sends to every consumer what the relay had set aside', async () => {
      const event = await keep(leads, 'relay', 7)
      expect(await command('replay', 'leads/1')).toEqual([
        'leads/1 replayed: every consumer gets it at the next sweep of its relay'
      ])
      expect(await sentFrom(leads)).toEqual([{ ...event, replayid: expect.any(String) }])
    })

    test('refuses what is no event, says why in one line, and keeps it', async () => {
      const letter = { consumer: 'email', eventId: null, event: '{"half":', cause: 'Not JSON', attempts: 1 }
      await keepDeadLetter(leads.db.knex, letter, at)
      await expect(command('replay', 'leads/1')).rejects.toMatchObject({
        name: 'DeadLetterError',
        message:
          'Dead letter 1 holds no event that this version can read (Not JSON). Deploy a version that can, or drop it.'
      })
      expect([await keptIn(leads), await sentFrom(leads)]).toEqual([[1], []])
    })
  })

  describe('drop', () => {
    test('deletes the letters that are named, and sends nothing', async () => {
      await keep(content, 'email', 9)
      for (const leadId of [7, 8, 9]) await keep(leads, 'email', leadId)
      expect(await command('drop', 'leads/1', 'leads/3')).toEqual(['leads/1 dropped', 'leads/3 dropped'])
      expect([await keptIn(content), await keptIn(leads)]).toEqual([[1], [2]])
      expect([await sentFrom(content), await sentFrom(leads)]).toEqual([[], []])
    })

    test('deletes each letter from the database it is named with', async () => {
      for (const database of [content, leads])
        for (const leadId of [7, 8]) await keep(database, 'email', leadId)
      expect(await command('drop', 'leads/1', 'content/2')).toEqual(['leads/1 dropped', 'content/2 dropped'])
      expect([await keptIn(content), await keptIn(leads)]).toEqual([[1], [2]])
    })

    test('deletes a letter of which this version cannot read the event', async () => {
      const letter = { consumer: 'email', eventId: null, event: '{"half":', cause: 'Not JSON', attempts: 1 }
      await keepDeadLetter(leads.db.knex, letter, at)
      await command('drop', 'leads/1')
      expect(await keptIn(leads)).toEqual([])
    })
  })
})

describe('a command line of dead-letters', () => {
  // To open one of these would be another error: what is refused has read and changed nothing.
  const databases = { content: 'sqlite:/no/such/folder/content.db', leads: 'sqlite:/no/such/folder/leads.db' }

  test.each([
    ['list leads/1', 'list leads/1'],
    ['list --all', 'list --all'],
    ['show', 'show'],
    ['show --all', 'show --all'],
    ['replay', 'replay'],
    ['replay --all leads/1', 'replay --all leads/1'],
    ['replay leads/1 --consumer=email', 'replay leads/1 --consumer=email'],
    ['drop --all', 'drop --all'],
    ['drop leads/1 --consumer=email', 'drop leads/1 --consumer=email'],
    ['burn leads/1', 'burn'],
    ['show leads', 'leads'],
    ['show leads/', 'leads/'],
    ['drop leads/1/2', 'leads/1/2'],
    ['show leads/one', 'leads/one'],
    ['show leads/0', 'leads/0'],
    ['show leads/x1', 'leads/x1'],
    ['show leads/1x', 'leads/1x'],
    ['drop leads/1 orders/1', 'orders/1'],
    ['list --now', '--now']
  ])('"%s" is refused for "%s", before a database is opened', async (line, reason) => {
    await expect(run(databases, line.split(' '))).rejects.toMatchObject({
      name: 'CommandLineError',
      message: `Not understood: ${reason}. Understood: ${USAGE}`
    })
  })

  test.each([
    [[], 'Something is missing.'],
    [['list', '--consumer='], '--consumer needs a value.'],
    [['replay', '--all=email'], '--all takes no value.']
  ])('%j is refused: %s', async (words, reason) => {
    await expect(run(databases, words)).rejects.toMatchObject({
      name: 'CommandLineError',
      message: `${reason} Understood: ${USAGE}`
    })
  })
})

describe('a database of the command dead-letters', () => {
  test('is refused when no service has made its tables', async () => {
    await expect(run({ leads: 'sqlite::memory:' }, ['list'])).rejects.toMatchObject({
      name: 'DeadLetterError',
      message: 'A database has no dead_letters table: its service has never started on it.'
    })
  })

  test('is closed when the command ends, and when it fails', async () => {
    const { url, drop } = await createTestDatabase('sqlite')
    onTestFinished(drop)
    const close = vi.spyOn(libsql.prototype, 'close')
    onTestFinished(() => close.mockRestore())
    await run({ content: url, leads: url }, ['list'])
    expect(close).toHaveBeenCalledTimes(2)
    await expect(run({ leads: url }, ['drop', 'leads/1'])).rejects.toThrow('no dead letter 1')
    expect(close).toHaveBeenCalledTimes(3)
    await expect(run({ content: url, leads: 'sqlite::memory:' }, ['list'])).rejects.toThrow('dead_letters')
    expect(close).toHaveBeenCalledTimes(5)
  })
})
