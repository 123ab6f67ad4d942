import { HttpError } from '@site/web/platform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ArticleDraft } from '../../text/article-draft.ts'
import { createDraftSaver, type SaverState } from './draft-saver.ts'
import { SAVE_TIMES } from './save-timer.ts'

interface Row {
  id: number
  version: number
}

const textOf = (content: string): ArticleDraft => ({ title: 'T', content, imageUrl: '' })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A server that keeps drafts as ours does: cleaned, at versions, one for each key. */
function buildServer() {
  const drafts: (Row & { text: string; key: string | undefined; by: string })[] = []
  const clean = (text: string) => text.replaceAll('<b>', '<strong>')
  const refuse = (code: string, { id, version, text, by }: (typeof drafts)[number], sent: string): never => {
    const current = { ...textOf(text), imageUrl: null, at: '', by, draftId: id, version }
    const conflict = { current, sent: { ...textOf(clean(sent)), imageUrl: null } }
    throw new HttpError(409, 'refused', { message: 'refused', code, conflict })
  }
  const save = (sent: string, place: Row | null, key?: string, by = 'me'): Row => {
    const text = clean(sent)
    if (!place) {
      const begun = drafts.find((draft) => key !== undefined && draft.key === key)
      if (begun && begun.text !== text) refuse('draft-exists', begun, sent)
      if (!begun) drafts.push({ id: drafts.length + 1, version: 1, text, key, by })
      const { id, version } = begun ?? (drafts.at(-1) as Row)
      return { id, version }
    }
    const draft = drafts.find(({ id }) => id === place.id)
    if (!draft) throw new HttpError(404, 'gone', { message: 'gone', code: 'draft-not-found' })
    if (draft.text !== text) {
      if (draft.version !== place.version) refuse('draft-changed', draft, sent)
      Object.assign(draft, { text, version: draft.version + 1, by })
    }
    return { id: draft.id, version: draft.version }
  }
  return { drafts, save }
}

/** A saver before that server, over a network that may lose a request or its answer. */
function setUp({ draft = null as Row | null, known = '' } = {}) {
  const server = buildServer()
  const states: SaverState<Row>[] = []
  const sent: string[] = []
  let loses: 'nothing' | 'requests' | 'answers' = 'nothing'
  let held: Promise<void> | null = null
  const saver = createDraftSaver<Row>({
    known: textOf(known),
    draft,
    save: async (text, place, { key, signal }) => {
      sent.push(text.content)
      if (loses === 'requests') throw new TypeError('Failed to fetch')
      const answer = server.save(text.content, place, key)
      const isLost = loses === 'answers'
      await Promise.race([held, held && new Promise((resolve) => signal.addEventListener('abort', resolve))])
      signal.throwIfAborted()
      if (isLost) throw new TypeError('Failed to fetch')
      return answer
    },
    onState: (state) => states.push(state)
  })
  return {
    ...{ server, saver, sent },
    lose: (what: typeof loses) => {
      loses = what
    },
    /** Holds answers back until it is called. */
    holdAnswers: () => {
      const releases: (() => void)[] = []
      held = new Promise((resolve) => releases.push(resolve))
      return async () => {
        held = null
        for (const release of releases) release()
        await wait(0)
      }
    },
    last: () => states.at(-1)
  }
}
type Setting = ReturnType<typeof setUp>

/** A draft on the server at its first version, and a saver that goes on with it. */
async function begun() {
  const setting = setUp()
  await type(setting, 'a')
  return setting
}
async function type({ saver }: Setting, text: string, ms: number = SAVE_TIMES.pause) {
  saver.change(textOf(text))
  await wait(ms)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('DRAFT-24 a save whose answer is lost, and more typing, are no conflict', async () => {
  const setting = await begun()
  setting.lose('answers')
  await type(setting, 'a <b>b</b>')
  setting.lose('nothing')
  await type(setting, 'a <b>b</b> c', SAVE_TIMES.firstRetry)
  expect(setting.last()).toMatchObject({ conflict: null, isSaved: true, draft: { version: 3 } })
  expect(setting.server.drafts).toMatchObject([{ text: 'a <strong>b</b> c', version: 3 }])
})

it('DRAFT-24 a draft whose beginning is not answered is one, whatever is typed since', async () => {
  const setting = setUp()
  setting.lose('answers')
  await type(setting, 'a')
  await type(setting, 'ab', SAVE_TIMES.firstRetry)
  setting.lose('nothing')
  await type(setting, 'abc', SAVE_TIMES.longestRetry)
  expect(setting.last()).toMatchObject({ conflict: null, isSaved: true, draft: { id: 1 } })
  expect(setting.server.drafts).toMatchObject([{ text: 'abc' }])
})

it('DRAFT-25 an answer that comes after its draft ended does not bring it back', async () => {
  const setting = await begun()
  const answer = setting.holdAnswers()
  await type(setting, 'ab')
  setting.saver.end(textOf('published'))
  await answer()
  expect(setting.saver.getPlace()).toBeNull()
  expect(setting.last()).toMatchObject({ draft: null })
})

it('DRAFT-25 an answer that comes after another draft was taken up leaves that one', async () => {
  const setting = await begun()
  const answer = setting.holdAnswers()
  await type(setting, 'ab')
  setting.saver.adopt({ id: 9, version: 4 }, textOf('another'))
  await answer()
  expect(setting.saver.getPlace()).toEqual({ id: 9, version: 4 })
  expect(setting.last()).toMatchObject({ draft: { id: 9 }, isSaved: true })
})

it('DRAFT-24 what was typed and undone without an answer is not left on the server', async () => {
  const setting = await begun()
  setting.lose('answers')
  await type(setting, 'ab')
  setting.saver.change(textOf('a'))
  expect(setting.last()?.isSaved).toBe(false)
  setting.lose('nothing')
  await wait(SAVE_TIMES.firstRetry)
  expect(setting.last()?.isSaved).toBe(true)
  expect(setting.server.drafts).toMatchObject([{ text: 'a' }])
})

it('MANAGE-47 is a conflict where somebody else wrote after the save whose answer was lost', async () => {
  const setting = await begun()
  setting.lose('answers')
  await type(setting, 'ab')
  setting.lose('nothing')
  setting.server.save('a, from Claire', { id: 1, version: 2 }, undefined, 'Claire')
  await type(setting, 'abc', SAVE_TIMES.firstRetry)
  expect(setting.last()?.conflict).toMatchObject({ by: 'Claire', content: 'a, from Claire', version: 3 })
  expect(setting.server.drafts).toMatchObject([{ text: 'a, from Claire' }])
  await setting.saver.overwrite()
  expect(setting.server.drafts).toMatchObject([{ text: 'abc', version: 4 }])
})

it('MANAGE-47 is a conflict where somebody took up the draft whose beginning was not answered', async () => {
  const setting = setUp()
  setting.lose('answers')
  await type(setting, 'a')
  setting.lose('nothing')
  setting.server.save('theirs', { id: 1, version: 1 }, undefined, 'Claire')
  await wait(SAVE_TIMES.firstRetry)
  expect(setting.last()?.conflict).toMatchObject({ by: 'Claire', draftId: 1, version: 2 })
  expect(setting.server.drafts).toMatchObject([{ text: 'theirs' }])
})

it('DRAFT-24 a save without an answer for a minute is taken for lost, and asked for again', async () => {
  const setting = await begun()
  const answer = setting.holdAnswers()
  await type(setting, 'ab')
  await wait(SAVE_TIMES.answer)
  expect(setting.last()?.failure).toEqual({ reason: 'offline' })
  await answer()
  await wait(SAVE_TIMES.firstRetry)
  expect(setting.last()).toMatchObject({ isSaved: true, failure: null, draft: { version: 2 } })
})

it('DRAFT-24 publishes the version that a save without an answer made', async () => {
  const setting = await begun()
  setting.lose('answers')
  await type(setting, 'ab')
  setting.lose('nothing')
  await setting.saver.hold()
  await setting.saver.settle()
  expect(setting.saver.getPlace()).toEqual({ id: 1, version: 2 })
  await setting.saver.ensure()
  setting.saver.change(textOf('abc'))
  await wait(60_000)
  expect(setting.server.drafts).toMatchObject([{ text: 'ab' }])
})

it('MANAGE-45 goes on, in another form, with what went off as the page was closed', async () => {
  const setting = await begun()
  setting.lose('answers')
  await type(setting, 'a <b>b</b>')
  const { of } = setting.saver.getDestination()
  // The last words arrive too late: the server has what went before them.
  const destination = { of, sent: [textOf('a <b>b</b>'), textOf('a <b>b</b> c')] }
  setting.lose('requests')
  setting.saver.goTo(destination)
  await type(setting, 'a <b>b</b> c d')
  expect(setting.last()?.failure).toEqual({ reason: 'offline' })
  setting.lose('nothing')
  await wait(SAVE_TIMES.longestRetry)
  expect(setting.last()).toMatchObject({ conflict: null, isSaved: true })
  expect(setting.server.drafts).toMatchObject([{ text: 'a <strong>b</b> c d' }])
})

it('MANAGE-45 begins one draft with what was not answered before the page was closed', async () => {
  const setting = setUp()
  setting.lose('answers')
  await type(setting, 'a')
  const destination = setting.saver.getDestination()
  setting.saver.goTo({ ...destination, sent: [...destination.sent, textOf('ab')] })
  setting.lose('nothing')
  await type(setting, 'ab')
  expect(setting.server.drafts).toMatchObject([{ text: 'ab' }])
})

it('MANAGE-45 goes on with a page that was left and came back', async () => {
  const setting = await begun()
  setting.saver.change(textOf('ab'))
  setting.saver.noteSent()
  setting.server.save('ab', { id: 1, version: 1 })
  setting.saver.change(textOf('abc'))
  expect(await setting.saver.flush()).toBe(true)
  expect(setting.server.drafts).toMatchObject([{ text: 'abc', version: 3 }])
})

it('DRAFT-25 another draft that ends is not the one that is written', async () => {
  const setting = await begun()
  setting.saver.adopt({ id: 9, version: 4 }, textOf('another'))
  setting.saver.lose(1)
  expect(setting.saver.getPlace()).toEqual({ id: 9, version: 4 })
  setting.saver.lose(9)
  expect(setting.last()).toMatchObject({ draft: null, hasEnded: true })
})

it('DRAFT-25 sends nothing after its form was left, until it is back', async () => {
  const setting = await begun()
  setting.saver.stop()
  await type(setting, 'ab', 60_000)
  expect(setting.sent).toEqual(['a'])
  setting.saver.start()
  await wait(SAVE_TIMES.pause)
  expect(setting.sent).toEqual(['a', 'ab'])
})

it('DRAFT-25 stays still until all who hold it let go', async () => {
  const setting = await begun()
  await setting.saver.hold()
  await setting.saver.hold()
  setting.saver.release()
  await type(setting, 'ab', 60_000)
  expect(setting.sent).toEqual(['a'])
  setting.saver.release()
  await wait(SAVE_TIMES.longest)
  expect(setting.sent).toEqual(['a', 'ab'])
})
