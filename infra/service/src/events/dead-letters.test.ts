import type { SiteEvent } from '@site/contracts/events/events'
import type { Knex } from 'knex'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordEffect, setUpEvents } from '../testing/set-up-events.ts'
import { buildLeadCreated, eventually, SETUPS, uniqueName } from '../testing/test-database.ts'
import { runDeadLetters } from './dead-letters-command.ts'
import { keepDeadLetter } from './inbox.ts'

/** The command of an operator, on one dialect and one bus: a poison event from its first failure to its replay. */
describe.each(SETUPS)('dead letters on %s with %s', (dialect, busKind) => {
  const place = setUpEvents(dialect, busKind)
  const { append } = place
  beforeEach(() => void place.startRelay())

  const keepLetter = (consumer: string, event: SiteEvent, cause = 'x') => {
    const letter = { consumer, eventId: event.id, event: JSON.stringify(event), cause, attempts: 5 }
    return keepDeadLetter(place.db.knex, letter, new Date())
  }
  /** A consumer that records its effects, and fails on events for which `isBroken` is true. */
  const consume = async (name: string, isBroken: (event: SiteEvent) => boolean = () => false) => {
    let tries = 0
    const handle = async (event: SiteEvent, trx: Knex.Transaction) => {
      await recordEffect(event, trx, name)
      if (!isBroken(event)) return
      tries += 1
      throw new Error('unlucky')
    }
    await place.consume({ name, handle })
    return { tries: () => tries }
  }
  const effectsOf = (event: SiteEvent): Promise<string[]> =>
    place.db.knex('effects').where({ event_id: event.id }).orderBy('consumer').pluck('consumer')
  const command = async (...words: string[]): Promise<string> => {
    const lines: string[] = []
    const options = { databases: { leads: place.url }, log: place.logged.log, by: 'tester' }
    await runDeadLetters(words, { ...options, say: (line) => lines.push(line) })
    return lines.join('\n')
  }
  const waitForLetter = () =>
    eventually('a dead letter', async () => (await place.db.knex('dead_letters').first()) !== undefined)

  test('a poison event is set aside after five tries, the rest go on, and replayed it takes effect once', async () => {
    const [good, other] = [uniqueName('good'), uniqueName('other')]
    const poison = buildLeadCreated(13)
    let isBroken = true
    const failing = await consume(good, (event) => isBroken && event.id === poison.id)
    await consume(other)
    const rest = Array.from({ length: 10 }, (_, index) => buildLeadCreated(index + 1))
    for (const event of [poison, ...rest]) await append(event)
    await waitForLetter()
    await eventually('the rest took effect', async () => {
      const counts = await Promise.all(rest.map(async (event) => (await effectsOf(event)).length))
      return counts.every((count) => count === 2)
    })
    expect([failing.tries(), await effectsOf(poison)]).toEqual([5, [other]])

    expect(await command('list')).toMatch(new RegExp(`^leads/1 .*${good}.*leads/13 .*tries 5 .*unlucky$`))
    expect(JSON.parse(await command('show', 'leads/1'))).toMatchObject({ consumer: good, event: poison })

    isBroken = false
    expect(await command('replay', 'leads/1')).toContain('leads/1 replayed')
    await eventually('its effect', async () => (await effectsOf(poison)).length === 2)
    await expect(command('replay', 'leads/1')).rejects.toThrow('no dead letter 1')
    // The same letter once more, as after a crash between two commands: the inbox prevents a second effect.
    await keepLetter(good, poison)
    await command('replay', '--all')
    await eventually('both were delivered', () => place.logged.text().split('delivered again').length === 3)
    expect(await effectsOf(poison)).toEqual([good, other].sort())
    expect(await command('list')).toBe('No dead letter.')
  })

  test('a replay reaches the consumer that gave up and no other, whatever the others remember', async () => {
    const [asked, other] = [uniqueName('asked'), uniqueName('other')]
    await consume(asked)
    await consume(other)
    const event = buildLeadCreated()
    await keepLetter(asked, event)
    await command('replay', 'leads/1')
    await eventually('its effect', async () => (await effectsOf(event)).length > 0)
    // A later event on the same bus was delivered to both, so the other consumer has received the replayed one too.
    const next = buildLeadCreated(2)
    await append(next)
    await eventually('the next', async () => (await effectsOf(next)).length === 2)
    expect(await effectsOf(event)).toEqual([asked])
  })

  test('one that fails again is a dead letter again, and can be replayed again', async () => {
    const name = uniqueName('test')
    const event = buildLeadCreated()
    let isBroken = true
    await consume(name, (given) => isBroken && given.id === event.id)
    await append(event)
    await waitForLetter()
    await command('replay', 'leads/1')
    await waitForLetter()
    isBroken = false
    await command('replay', '--all', `--consumer=${name}`)
    await eventually('its effect', async () => (await effectsOf(event)).join() === name)
  })

  test('dropping deletes, and both leave a line in the log that says who, and not what', async () => {
    for (const cause of ['a', 'b']) await keepLetter('x', buildLeadCreated(), cause)
    await command('drop', 'leads/1')
    await command('replay', 'leads/2')
    const audit = place.logged.entries().filter((entry) => entry.audit === true)
    expect(audit).toMatchObject([
      { msg: 'Dead letter dropped', letter: 'leads/1', by: 'tester', consumer: 'x' },
      { msg: 'Dead letter replayed', letter: 'leads/2', by: 'tester', consumer: 'x' }
    ])
    expect(JSON.stringify(audit)).not.toContain('leadId')
  })

  test('what is no event is not replayed, stays, and is told apart', async () => {
    const letter = { consumer: 'x', eventId: null, event: '{"half":', cause: 'Not JSON', attempts: 1 }
    await keepDeadLetter(place.db.knex, letter, new Date())
    await expect(command('replay', 'leads/1')).rejects.toThrow(/no event that this version can read/)
    expect(await command('list')).toContain('not an event')
  })

  test.each([
    [['replay']],
    [['replay', '--all', 'leads/1']],
    [['drop', '--all']],
    [['list', 'leads/1']],
    [['list', '--now']],
    [['burn', 'leads/1']],
    [['show', 'content/1']],
    [['show', 'leads/one']]
  ])('%j is refused with what can be said', async (words) => {
    await expect(command(...words)).rejects.toThrow(/npm run site -- dead-letters|Not understood/)
  })
})
