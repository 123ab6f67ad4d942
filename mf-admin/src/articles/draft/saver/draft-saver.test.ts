import type { Problem } from '@site/contracts/operations/problem'
import { HttpError } from '@site/web/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ArticleDraft } from '../../text/article-draft.ts'
import { createDraftSaver, type SaverState } from './draft-saver.ts'
import { SAVE_TIMES } from './save-timer.ts'

interface Row {
  id: number
  version: number
}
type Answer = (text: ArticleDraft, draft: Row | null) => Promise<Row>

const textOf = (content: string): ArticleDraft => ({ title: 'T', content, imageUrl: '' })
const problem = (status: number, more: Partial<Problem> = {}) =>
  new HttpError(status, 'refused', { message: 'refused', ...more })
const took: Answer = async (_text, draft) => ({ id: draft?.id ?? 8, version: (draft?.version ?? 0) + 1 })

/** A saver, and what it sent: the text and the version that it was made from. */
function setUp(answer: Answer = took, draft: Row | null = null) {
  const sent: [string, number | undefined][] = []
  const states: SaverState<Row>[] = []
  let next = answer
  const saver = createDraftSaver<Row>({
    known: textOf(''),
    draft,
    save: (text, place) => {
      sent.push([text.content, place?.version])
      return next(text, place)
    },
    onState: (state) => states.push(state)
  })
  return {
    saver,
    sent,
    answer: (given: Answer) => {
      next = given
    },
    last: () => states.at(-1)
  }
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a draft on the server', () => {
  it('MANAGE-44 is sent after a pause, and not before something was typed', async () => {
    const { saver, sent, last } = setUp()
    saver.change(textOf(''))
    await wait(60_000)
    expect(sent).toEqual([])
    saver.change(textOf('a'))
    await wait(SAVE_TIMES.pause - 1)
    saver.change(textOf('ab'))
    await wait(SAVE_TIMES.pause - 1)
    expect(sent).toEqual([])
    await wait(1)
    expect(sent).toEqual([['ab', undefined]])
    expect(last()).toMatchObject({ isSaved: true, draft: { id: 8, version: 1 } })
  })

  it('MANAGE-44 is sent every ten seconds while the typing goes on', async () => {
    const { saver, sent } = setUp()
    for (let second = 0; second < 25; second += 1) {
      saver.change(textOf(`${second}`))
      await wait(1000)
    }
    expect(sent.length).toBe(2)
    expect(sent[1]).toEqual(['19', 1])
  })

  it('MANAGE-44 is saved by one call at a time, the next with the newest text and the version of the one before', async () => {
    const releases: (() => void)[] = []
    const { saver, sent, last } = setUp(async (text, draft) => {
      await new Promise<void>((release) => releases.push(release))
      return took(text, draft)
    })
    saver.change(textOf('a'))
    await wait(SAVE_TIMES.pause)
    for (const text of ['b', 'c', 'd']) {
      saver.change(textOf(text))
      await wait(5000)
    }
    expect(sent).toEqual([['a', undefined]])
    releases[0]?.()
    await wait(SAVE_TIMES.pause)
    expect(last()?.isSaved).toBe(false)
    expect(sent).toEqual([
      ['a', undefined],
      ['d', 1]
    ])
    releases[1]?.()
    await wait(0)
    expect(last()).toMatchObject({ isSaved: true, draft: { version: 2 } })
    saver.change(textOf('e'))
    await wait(SAVE_TIMES.pause)
    expect(sent[2]).toEqual(['e', 2])
  })

  it.each([
    [new TypeError('Failed to fetch'), 'offline'],
    [problem(503), 'offline'],
    [problem(401), 'code'],
    [problem(403), 'scope'],
    [problem(429), 'throttled'],
    [problem(500), 'failed'],
    [problem(507), 'full']
  ])('MANAGE-45 is tried again, later and later, after %s', async (error, reason) => {
    const { saver, sent, answer, last } = setUp(() => Promise.reject(error))
    saver.change(textOf('a'))
    await wait(SAVE_TIMES.pause)
    expect(last()).toMatchObject({ isSaved: false, failure: { reason } })
    for (const [index, delay] of [4000, 8000, 16_000, 30_000, 30_000].entries()) {
      expect(sent).toHaveLength(index + 1)
      await wait(delay - 1)
      expect(sent).toHaveLength(index + 1)
      await wait(1)
    }
    answer(took)
    expect(await saver.flush()).toBe(true)
    expect(last()).toMatchObject({ isSaved: true, failure: null })
  })

  it('MANAGE-45 is not sent sooner because somebody goes on typing while nothing arrives', async () => {
    const { saver, sent } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    saver.change(textOf('a'))
    await wait(SAVE_TIMES.pause)
    saver.change(textOf('ab'))
    await wait(SAVE_TIMES.pause)
    expect(sent).toHaveLength(1)
    await wait(SAVE_TIMES.firstRetry)
    expect(sent).toHaveLength(2)
    // It may have arrived: it is asked for again as it was.
    expect(sent[1]).toEqual(['a', undefined])
  })

  it.each([413, 422])('MANAGE-45 that is refused as it is (%i) waits for another text', async (status) => {
    const { saver, sent, answer, last } = setUp(() => Promise.reject(problem(status)))
    saver.change(textOf('a'))
    await wait(120_000)
    expect(sent).toHaveLength(1)
    expect(last()?.failure?.message).toBe('refused')
    answer(took)
    saver.change(textOf('b'))
    await wait(SAVE_TIMES.pause)
    expect(last()).toMatchObject({ isSaved: true, failure: null })
  })

  const conflict = {
    current: { ...textOf('theirs'), imageUrl: null, at: '', by: 'Claire', draftId: 8, version: 5 }
  }

  it('MANAGE-47 stops at a conflict, and then saves over the version that was shown', async () => {
    const { saver, sent, answer, last } = setUp(
      () => Promise.reject(problem(409, { code: 'draft-changed', conflict })),
      { id: 8, version: 3 }
    )
    saver.change(textOf('mine'))
    await wait(SAVE_TIMES.pause)
    expect(last()?.conflict).toMatchObject({ code: 'draft-changed', by: 'Claire', content: 'theirs' })
    saver.change(textOf('mine too'))
    await wait(60_000)
    expect(sent).toEqual([['mine', 3]])
    answer(took)
    expect(await saver.overwrite()).toBe(true)
    expect(sent[1]).toEqual(['mine too', 5])
    expect(last()).toMatchObject({ conflict: null, isSaved: true, draft: { version: 6 } })
  })

  it('MANAGE-47 is no conflict where the server has the same text, by a call whose answer was lost', async () => {
    const { current } = conflict
    const same = { current: { ...current, content: 'mine' }, sent: { ...current, content: 'mine' } }
    const { saver, sent, answer, last } = setUp(
      () => Promise.reject(problem(409, { code: 'draft-changed', conflict: same })),
      { id: 8, version: 3 }
    )
    saver.change(textOf('mine'))
    await wait(SAVE_TIMES.pause)
    answer(took)
    await wait(SAVE_TIMES.pause)
    expect(sent).toEqual([
      ['mine', 3],
      ['mine', 5]
    ])
    expect(last()).toMatchObject({ conflict: null, isSaved: true, draft: { version: 6 } })
  })

  it('MANAGE-44 becomes a new one when it was published or discarded elsewhere', async () => {
    const { saver, sent, answer, last } = setUp(
      () => Promise.reject(problem(404, { code: 'draft-not-found' })),
      { id: 8, version: 3 }
    )
    saver.change(textOf('a'))
    await wait(SAVE_TIMES.pause)
    expect(last()).toMatchObject({ draft: null, hasEnded: true, failure: null })
    answer(took)
    await wait(SAVE_TIMES.pause)
    expect(sent).toEqual([
      ['a', 3],
      ['a', undefined]
    ])
  })

  it('MANAGE-48 sends nothing while it is published, and begins anew from the published text', async () => {
    const { saver, sent } = setUp(took, { id: 8, version: 3 })
    saver.change(textOf('a'))
    await saver.hold()
    await wait(60_000)
    expect(sent).toEqual([])
    saver.end(textOf('a'))
    saver.release()
    await wait(60_000)
    expect(sent).toEqual([])
    saver.change(textOf('b'))
    await wait(SAVE_TIMES.pause)
    expect(sent).toEqual([['b', undefined]])
  })
})
