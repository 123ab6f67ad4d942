import { isDeepStrictEqual } from 'node:util'
import type { ArticleWorld } from './article-world.ts'
import type { Death } from './death.ts'
import type { Operation, Step } from './operations.ts'
import { predict } from './predict.ts'
import { type Request, resolve } from './resolve.ts'
import { type Added, addedBetween, EMPTY, type State } from './state.ts'

/** How often what happens was taken, refused, or died on the way. */
export interface Counts {
  done: number
  refused: number
  died: number
}

type Seen = Record<'Anne' | 'Béatrice', State>

/** Longer than any schedule waits, in milliseconds. */
const IN_THE_END_MS = 2 * 86_400_000

/**
 * Lets everything of `steps` happen, and compares what is stored with the model after each.
 *
 * @throws Error that says what differs
 */
export async function checkSequence(
  world: ArticleWorld,
  death: Death,
  steps: readonly Step[],
  counts: Counts
): Promise<void> {
  await world.clear()
  const seen: Seen = { Anne: EMPTY, Béatrice: EMPTY }
  let state = EMPTY
  for (const step of steps) {
    const after = await takeStep(world, death, step, { state, seen, counts })
    checkPromises(state, after, step)
    state = after
  }
  world.pass(IN_THE_END_MS)
  const end = await takeStep(world, death, { how: 'alone', one: { do: 'work' } }, { state, seen, counts })
  checkPromises(state, end, { how: 'alone', one: { do: 'work' } })
  fail(
    'a schedule is still to come in the end',
    Object.values(end.schedules).some((one) => one.state === 'pending')
  )
}

interface Known {
  state: State
  seen: Seen
  counts: Counts
}

async function takeStep(world: ArticleWorld, death: Death, step: Step, known: Known): Promise<State> {
  const { state, seen, counts } = known
  if ('minutes' in step) world.pass(step.minutes * 60_000)
  if (step.how === 'wait') return state
  const requestOf = (operation: Operation) =>
    resolve(operation, state, 'editor' in operation ? seen[operation.editor] : state, world.now())
  if (step.one.do === 'look') {
    seen[step.one.editor] = state
    return state
  }
  const request = requestOf(step.one)
  if (!request) return state
  const other = step.how === 'together' ? requestOf(step.other) : undefined
  if (step.how === 'together' && other) return takeTogether(world, [request, other], known)
  if (step.how === 'dying') return dieDuring(world, death, request, step, known)
  const isDone = await world.perform(request)
  counts[isDone ? 'done' : 'refused'] += 1
  const after = await world.read()
  const expected = predict(state, request, addedBetween(state, after), world.now())
  same(isDone ? `after ${show(request)}` : `after the refusal of ${show(request)}`, after, [
    (isDone ? expected?.at(-1) : expected === null && state) || null
  ])
  return after
}

/** Two requests at once must come to what they come to one after the other, in either order. */
async function takeTogether(
  world: ArticleWorld,
  requests: [Request, Request],
  { state, counts }: Known
): Promise<State> {
  const outcomes = await Promise.all(requests.map(world.perform))
  for (const isDone of outcomes) counts[isDone ? 'done' : 'refused'] += 1
  const after = await world.read()
  const [first, second] = [addedBetween(state, after), addedBetween(state, after, 1)]
  const inOrder = (order: [0, 1] | [1, 0], added: [Added, Added]): State | null => {
    let reached: State = state
    for (const index of order) {
      const next = predict(reached, requests[index], added[index], world.now())
      if ((next !== null) !== outcomes[index]) return null
      reached = next?.at(-1) ?? reached
    }
    return reached
  }
  // The database gives its ids in an order of its own.
  const given: [Added, Added][] = [
    [first, second],
    [second, first]
  ]
  const allowed = given.flatMap((added) => [inOrder([0, 1], added), inOrder([1, 0], added)])
  same(`after ${requests.map(show).join(' beside ')}`, after, allowed)
  return after
}

/** A replica that dies has done all of it or nothing; of several things, each wholly or not. */
async function dieDuring(
  world: ArticleWorld,
  death: Death,
  request: Request,
  step: Extract<Step, { how: 'dying' }>,
  { state, counts }: Known
): Promise<State> {
  let isDone: boolean | undefined
  const isDead = await death.during(step, async () => {
    try {
      isDone = await world.perform(request)
    } catch (error) {
      if (!isOfDeath(error)) throw error
    }
  })
  counts[isDead ? 'died' : isDone ? 'done' : 'refused'] += 1
  const after = await world.read()
  const expected = predict(state, request, addedBetween(state, after), world.now()) ?? []
  const last = isDone ? [expected.at(-1) ?? null] : [state]
  same(`after ${show(step)}`, after, isDead ? [state, ...expected] : last)
  return after
}

const isOfDeath = (error: unknown) =>
  error instanceof Error && /has died|closed state|Connection lost/.test(error.message)

/** What is promised whatever happens, said without the model. */
function checkPromises(before: State, after: State, step: Step): void {
  for (const [key, revision] of Object.entries(before.revisions)) {
    const article = after.articles[Number(key.split('/')[0])]
    fail(
      `revision ${key} is lost after ${show(step)}`,
      article && !isDeepStrictEqual(after.revisions[key], revision)
    )
  }
  for (const [id, { shown, revision }] of Object.entries(after.articles)) {
    const latest = after.revisions[`${id}/${revision}`]?.title
    fail(`article ${id} shows ${shown} and not revision ${revision}`, shown !== null && shown !== latest)
    const known = before.articles[Number(id)]
    const isNew = revision !== known?.revision
    fail(`article ${id} changed without a publication`, shown !== null && known?.shown !== shown && !isNew)
  }
  for (const [id, { state, title }] of Object.entries(after.schedules)) {
    const made = Object.values(after.revisions).filter(({ schedule }) => schedule === Number(id))
    fail(
      `schedule ${id} (${state}) made ${made.length} revisions`,
      made.length !== (state === 'published' ? 1 : 0)
    )
    fail(
      `schedule ${id} published another text`,
      made.some((revision) => revision.title !== title)
    )
  }
}

function same(when: string, actual: State, allowed: (State | null)[]): void {
  if (allowed.some((state) => isDeepStrictEqual(actual, state))) return
  throw new Error(`${when}\nstored  ${show(actual)}\nallowed ${allowed.map(show).join('\nor      ')}`)
}

function fail(what: string, isFault: unknown): void {
  if (isFault) throw new Error(what)
}

const show = (value: unknown) => JSON.stringify(value)
