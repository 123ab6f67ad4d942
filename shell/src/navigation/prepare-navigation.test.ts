import { describe, expect, it, vi } from 'vitest'
import { createPrepare } from './prepare-navigation.ts'

const url = new URL('https://site.example/blog')

function setUp({ came = true, outdated = false, gone = false, holds = false, elsewhere = false } = {}) {
  const enter = vi.fn(async () => came)
  const isOutdatedNow = vi.fn(async () => gone)
  const page = {
    ask: vi.fn(),
    isOutdated: async () => outdated,
    isOutdatedNow,
    holdsSomething: () => holds
  }
  const prepare = createPrepare({
    isElsewhere: () => elsewhere,
    enter,
    known: async () => page,
    load: async () => page
  })
  return { prepare, enter, isOutdatedNow }
}

describe('the next page', () => {
  it('is shown by this document', async () => {
    const { prepare, isOutdatedNow } = setUp()
    expect(await prepare(url, 'assign')).toBe('stay')
    expect(isOutdatedNow).not.toHaveBeenCalled()
  })

  it('FED-26 is loaded anew at a link once another release is live', async () => {
    expect(await setUp({ outdated: true }).prepare(url, 'assign')).toBe('load')
  })

  it('FED-26 is shown by this document while the visitor has something in it', async () => {
    expect(await setUp({ outdated: true, holds: true }).prepare(url, 'assign')).toBe('stay')
  })

  it.each(['replace', 'reload'] as const)(
    'is shown by this document at a %s, which is nobody’s new page',
    async (step) => {
      expect(await setUp({ outdated: true }).prepare(url, step)).toBe('stay')
    }
  )

  it('FED-27 is loaded anew when its view is gone with an older release, whatever is held', async () => {
    const { prepare } = setUp({ came: false, gone: true, holds: true })
    expect(await prepare(url, 'assign')).toBe('load')
    expect(await prepare(url, 'reload')).toBe('load')
  })

  it('says so in its slot when its view does not come though nothing else is live', async () => {
    expect(await setUp({ came: false }).prepare(url, 'assign')).toBe('stay')
  })

  it('is another document’s, and nothing of it is loaded here', async () => {
    const { prepare, enter } = setUp({ elsewhere: true })
    expect(await prepare(url, 'assign')).toBe('load')
    expect(enter).not.toHaveBeenCalled()
  })

  it('FED-55 is another document’s where this one has not taken what it would need for it', async () => {
    const isElsewhere = vi.fn(() => true).mockReturnValueOnce(false)
    const prepare = createPrepare({
      isElsewhere,
      enter: async () => false,
      known: () => null,
      load: async () => null
    })
    expect(await prepare(url, 'assign')).toBe('load')
  })

  it('waits 300 ms at most for what is on its way', async () => {
    vi.useFakeTimers()
    const prepare = createPrepare({
      isElsewhere: () => false,
      enter: async () => true,
      known: () => new Promise(() => undefined),
      load: () => new Promise(() => undefined)
    })
    const next = prepare(url, 'assign')
    await vi.advanceTimersByTimeAsync(300)
    expect(await next).toBe('stay')
    vi.useRealTimers()
  })
})
