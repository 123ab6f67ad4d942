import { describe, expect, it, vi } from 'vitest'
import { createDepartures } from './departures.ts'

const departure = { from: new URL('https://site.example/a'), to: new URL('https://site.example/b') }

describe('a departure', () => {
  it('goes on when nobody wants to ask', () => {
    const departures = createDepartures()
    departures.guard({ wantsToAsk: () => false, hold: () => expect.unreachable() })
    expect(departures.mayLeave(departure, vi.fn())).toBe(true)
  })

  it('is held by who wants to ask, and goes on when told', () => {
    const departures = createDepartures()
    const hold = vi.fn<(proceed: () => void) => void>()
    const proceed = vi.fn()
    departures.guard({ wantsToAsk: ({ to }) => to.pathname === '/b', hold })
    expect(departures.mayLeave(departure, proceed)).toBe(false)
    expect(proceed).not.toHaveBeenCalled()
    hold.mock.calls[0]?.[0]()
    expect(proceed).toHaveBeenCalledOnce()
  })

  it('is asked about no more once the guard has gone', () => {
    const departures = createDepartures()
    const release = departures.guard({ wantsToAsk: () => true, hold: () => undefined })
    release()
    expect(departures.mayLeave(departure, vi.fn())).toBe(true)
  })
})
