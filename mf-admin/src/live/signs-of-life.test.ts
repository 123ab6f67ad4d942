import { PRESENCE } from '@site/contracts/articles/draft'
import { HttpError } from '@site/web/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditor, type Sign, startSignsOfLife } from './signs-of-life.ts'

const RENEW = PRESENCE.renewSeconds * 1000
const refused = new HttpError(401, 'refused', { message: 'Code administrateur incorrect.' })

/** Signs of life, those that were sent, and what the server answers to the next ones. */
function setUp(answer: (sign: Sign) => Promise<string> = async () => 'others', editor = createEditor()) {
  const page = new EventTarget()
  const sent: (Sign & { keepalive?: boolean | undefined })[] = []
  const answers: string[] = []
  const errors: unknown[] = []
  const state = { answer }
  const signs = startSignsOfLife({
    ...{ editor, page, random: () => 0 },
    send: (sign, init) => {
      sent.push({ ...sign, keepalive: init.keepalive })
      return state.answer(sign)
    },
    onAnswer: (given: string) => answers.push(given),
    onError: (error) => errors.push(error)
  })
  return { signs, page, sent, answers, errors, state, editor }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const spoken = (sent: Sign[]) => sent.map(({ open, sequence }) => `${open ? 'open' : 'closed'} ${sequence}`)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('signs of life', () => {
  it('DRAFT-8 come at once and every 20 s, and each has a number, the farewell the last', async () => {
    const { signs, sent, answers } = setUp()
    await pass(2 * RENEW)
    expect(answers).toEqual(['others', 'others', 'others'])
    signs.stop()
    await pass(10 * RENEW)
    expect(spoken(sent)).toEqual(['open 1', 'open 2', 'open 3', 'closed 4'])
    expect(sent.at(-1)?.keepalive).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('DRAFT-8 a farewell is sent while one is on its way, with a greater number, and what that answers is not told', async () => {
    let arrive: (others: string) => void = () => undefined
    const { signs, sent, answers } = setUp(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        })
    )
    const first = arrive
    signs.stop()
    expect(spoken(sent)).toEqual(['open 1', 'closed 2'])
    first('late')
    await pass(0)
    expect(answers).toEqual([])
  })

  it('DRAFT-8 a page that is left and comes back goes on counting, as does what it opens next', async () => {
    const { signs, page, sent, editor } = setUp()
    page.dispatchEvent(new Event('pagehide'))
    page.dispatchEvent(new Event('pageshow'))
    signs.stop()
    expect(spoken(sent)).toEqual(['open 1', 'closed 2', 'open 3', 'closed 4'])
    const next = setUp(undefined, editor)
    expect(spoken(next.sent)).toEqual(['open 5'])
    expect(next.sent[0]?.editor).toBe(sent[0]?.editor)
    next.signs.stop()
  })

  it('ADMIN-32 go on after a refusal, sooner at first, until the code is known', async () => {
    const { signs, sent, answers, errors, state } = setUp(() => Promise.reject(refused))
    await pass(0)
    for (const [count, seconds] of [1, 2, 4].entries()) {
      expect(sent).toHaveLength(count + 1)
      await pass(seconds * 1000 - 1)
      expect(sent).toHaveLength(count + 1)
      await pass(1)
    }
    expect(errors).toEqual([refused, refused, refused, refused])
    state.answer = async () => 'others'
    await pass(8_000)
    expect(answers).toEqual(['others'])
    signs.stop()
    expect(sent.at(-1)?.open).toBe(false)
  })

  it('SHEET-7 nobody takes leave who has not come, or was refused', async () => {
    const { signs, sent } = setUp(() => Promise.reject(refused))
    await pass(0)
    signs.stop()
    expect(spoken(sent)).toEqual(['open 1'])
    expect(vi.getTimerCount()).toBe(0)
    const page = new EventTarget()
    const hasty: Sign[] = []
    const passing = startSignsOfLife({
      ...{ editor: createEditor(), page, firstAfterMs: 300 },
      send: async (sign) => void hasty.push(sign),
      onAnswer: () => undefined,
      onError: () => undefined
    })
    await pass(299)
    passing.stop()
    await pass(RENEW)
    expect(hasty).toEqual([])
  })

  it('a failure is told, and the next one comes at its time', async () => {
    const lost = new TypeError('Failed to fetch')
    const { signs, sent, errors } = setUp(() => Promise.reject(lost))
    await pass(RENEW - 1)
    expect(sent).toHaveLength(1)
    expect(errors).toEqual([lost])
    await pass(1)
    expect(sent).toHaveLength(2)
    signs.stop()
  })
})
