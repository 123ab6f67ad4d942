import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followRelease } from './follow-release.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(read: () => Promise<number>) {
  const asked = vi.fn(read)
  return { asked, release: followRelease(3, asked, () => Date.now()) }
}

describe('FED-26 an open page', () => {
  it('is outdated once a later revision is live, whether deployed or rolled back to', async () => {
    const { release } = setUp(async () => 4)
    expect(await release.isOutdated()).toBe(false)
    release.ask()
    expect(await release.isOutdated()).toBe(true)
  })

  it('is not outdated by a gateway that has not seen the latest deployment yet', async () => {
    const { release } = setUp(async () => 2)
    release.ask()
    expect(await release.isOutdated()).toBe(false)
  })

  it('asks once in half a minute', async () => {
    const { release, asked } = setUp(async () => 3)
    release.ask()
    await vi.advanceTimersByTimeAsync(29_000)
    release.ask()
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_000)
    release.ask()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('stays as it is when nobody answers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { release } = setUp(() => Promise.reject(new TypeError('no network')))
    expect(await release.isOutdatedNow()).toBe(false)
    expect(console.warn).toHaveBeenCalledOnce()
  })

  it('asks at once, however lately it was asked, when a part of it is missing', async () => {
    let live = 3
    const { release } = setUp(async () => live)
    release.ask()
    expect(await release.isOutdated()).toBe(false)
    live = 4
    expect(await release.isOutdatedNow()).toBe(true)
  })
})
