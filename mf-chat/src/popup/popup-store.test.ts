import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onDocumentLoad, sinceLoad } from './document-load.ts'
import { createFieldRest, REST, REST_IN_FIELD } from './field-rest.ts'
import { isPopupAhead, isPopupVisible } from './popup-rules.ts'
import { createPopupStore } from './popup-store.ts'
import { createShownMemory, SHOWN_FLAG } from './shown-memory.ts'

const buildMemory = (wasShown = false) => {
  const memory = {
    wasShown,
    read: () => memory.wasShown,
    write() {
      memory.wasShown = true
    }
  }
  return memory
}
const buildPopup = (memory = buildMemory()) => {
  const popup = createPopupStore(memory)
  return { popup, memory, isVisible: () => isPopupVisible(popup.store.getState()) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('when somebody opens it again', () => {
  it('POPUP-30 is shown whatever suppresses it, until it is closed or sent, and has been shown all the same', () => {
    const { popup, memory, isVisible } = buildPopup()
    popup.documentLoaded(0)
    vi.advanceTimersByTime(30_000)
    popup.finish()
    popup.setMobile(true)
    popup.setChatOpen(true)
    popup.reopen()
    expect(isVisible()).toBe(true)
    expect(isPopupAhead(popup.store.getState())).toBe(false)
    expect(memory.wasShown).toBe(true)
    popup.finish()
    expect(isVisible()).toBe(false)
  })
})

describe('when the pop-up opens', () => {
  it('opens 30 s after the document’s load, not a moment before', () => {
    const { popup, isVisible } = buildPopup()
    popup.documentLoaded(0)
    vi.advanceTimersByTime(29_999)
    expect(isVisible()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isVisible()).toBe(true)
  })

  it('counts the time that passed before the scripts started', () => {
    const { popup, isVisible } = buildPopup()
    popup.documentLoaded(12_000)
    vi.advanceTimersByTime(17_999)
    expect(isVisible()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isVisible()).toBe(true)
  })

  it('opens at once when the scripts started later than that', () => {
    const { popup, isVisible } = buildPopup()
    popup.documentLoaded(95_000)
    vi.advanceTimersByTime(0)
    expect(isVisible()).toBe(true)
  })

  it('POPUP-28 waits until a field that is being filled rests', () => {
    const page = new EventTarget()
    let isFocused = false
    const rest = createFieldRest(
      () => Date.now(),
      () => false,
      () => isFocused
    )
    const stop = rest.follow(page)
    const popup = createPopupStore(buildMemory(), rest.remaining)
    popup.documentLoaded(0)
    vi.advanceTimersByTime(29_000)
    page.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(1500)
    page.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(REST - 1)
    expect(isPopupVisible(popup.store.getState())).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isPopupVisible(popup.store.getState())).toBe(true)
    isFocused = true
    expect(rest.remaining()).toBe(REST_IN_FIELD - REST)
    isFocused = false
    stop()
    page.dispatchEvent(new Event('input'))
    expect(rest.remaining()).toBe(0)
  })

  it('POPUP-32 stays away while a form that somebody has begun stands open, and comes at the next chance', () => {
    const form = { isBegun: true }
    const rest = createFieldRest(
      () => Date.now(),
      () => form.isBegun
    )
    const popup = createPopupStore(buildMemory(), rest.remaining)
    popup.documentLoaded(0)
    vi.advanceTimersByTime(120_000)
    expect(isPopupVisible(popup.store.getState())).toBe(false)
    form.isBegun = false
    vi.advanceTimersByTime(REST)
    expect(isPopupVisible(popup.store.getState())).toBe(true)
  })

  it('never opens for a visitor who has seen it, here or in another tab', () => {
    const { popup, memory, isVisible } = buildPopup()
    popup.documentLoaded(0)
    memory.wasShown = true
    vi.advanceTimersByTime(60_000)
    expect(isVisible()).toBe(false)
  })

  it('never comes back once closed or sent, and remembers it', () => {
    const { popup, memory, isVisible } = buildPopup()
    popup.documentLoaded(0)
    vi.advanceTimersByTime(30_000)
    popup.finish()
    expect(isVisible()).toBe(false)
    expect(memory.wasShown).toBe(true)
    vi.advanceTimersByTime(120_000)
    expect(isVisible()).toBe(false)
  })
})

describe('what is said before it opens by itself', () => {
  it('POPUP-27 is said from the document’s load until it is closed or sent', () => {
    const { popup } = buildPopup()
    const isAhead = () => isPopupAhead(popup.store.getState())
    expect(isAhead()).toBe(false)
    popup.documentLoaded(0)
    expect(isAhead()).toBe(true)
    vi.advanceTimersByTime(30_000)
    expect(isAhead()).toBe(true)
    popup.finish()
    expect(isAhead()).toBe(false)
  })

  it('is not said to a visitor who has seen it', () => {
    const { popup } = buildPopup(buildMemory(true))
    popup.documentLoaded(0)
    expect(isPopupAhead(popup.store.getState())).toBe(false)
  })
})

describe('suppression on a phone', () => {
  const openOnPhone = () => {
    const built = buildPopup()
    built.popup.setMobile(true)
    built.popup.documentLoaded(0)
    return built
  }

  it('hides while the chat is open and for 30 s after it closes', () => {
    const { popup, isVisible } = openOnPhone()
    popup.setChatOpen(true)
    vi.advanceTimersByTime(30_000)
    expect(isVisible()).toBe(false)
    popup.setChatOpen(false)
    vi.advanceTimersByTime(29_999)
    expect(isVisible()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isVisible()).toBe(true)
  })

  it('starts the 30 s again when the chat is opened and closed once more', () => {
    const { popup, isVisible } = openOnPhone()
    vi.advanceTimersByTime(30_000)
    popup.setChatOpen(true)
    popup.setChatOpen(false)
    vi.advanceTimersByTime(20_000)
    popup.setChatOpen(true)
    popup.setChatOpen(false)
    vi.advanceTimersByTime(29_999)
    expect(isVisible()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isVisible()).toBe(true)
  })

  it('is not a showing: the pop-up comes back and nothing was remembered', () => {
    const { popup, memory, isVisible } = openOnPhone()
    vi.advanceTimersByTime(30_000)
    expect(isVisible()).toBe(true)
    popup.setChatOpen(true)
    expect(isVisible()).toBe(false)
    popup.setChatOpen(false)
    vi.advanceTimersByTime(30_000)
    expect(isVisible()).toBe(true)
    expect(memory.wasShown).toBe(false)
  })

  it('does not exist on a computer', () => {
    const { popup, isVisible } = buildPopup()
    popup.documentLoaded(0)
    popup.setChatOpen(true)
    vi.advanceTimersByTime(30_000)
    expect(isVisible()).toBe(true)
    popup.setChatOpen(false)
    expect(isVisible()).toBe(true)
  })
})

it('leaves no timer behind when stopped', () => {
  const { popup } = buildPopup()
  popup.documentLoaded(0)
  popup.setChatOpen(true)
  popup.setChatOpen(false)
  popup.stop()
  expect(vi.getTimerCount()).toBe(0)
})

describe('the memory of the pop-up', () => {
  it('survives a reload in local storage', () => {
    const values = new Map<string, string>()
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value)
    } as unknown as Storage
    createShownMemory(() => storage).write()
    expect(values.get(SHOWN_FLAG.key)).toBe(SHOWN_FLAG.value)
    expect(createShownMemory(() => storage).read()).toBe(true)
  })

  it('counts as not shown where storage is refused, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const memory = createShownMemory(() => {
      throw new Error('refused')
    })
    expect(memory.read()).toBe(false)
    memory.write()
    expect(warn).toHaveBeenCalledTimes(2)
  })
})

describe('sinceLoad', () => {
  const navigation = (loadEventStart: number) => [{ loadEventStart }] as unknown as PerformanceEntryList

  it('is the time since the load event', () => {
    expect(sinceLoad(navigation(800), 13_800)).toBe(13_000)
  })

  it('is 0 while the load event is still on its way, and where the browser does not tell', () => {
    expect(sinceLoad(navigation(0), 500)).toBe(0)
    expect(sinceLoad([], 500)).toBe(0)
  })

  it('PAGE-16 begins when a page that was prerendered is shown', () => {
    const entries = [{ loadEventStart: 800, activationStart: 20_000 }] as unknown as PerformanceEntryList
    expect(sinceLoad(entries, 23_000)).toBe(3000)
  })
})

describe('onDocumentLoad', () => {
  const open = (prerendering: boolean) => {
    const page = Object.assign(new EventTarget(), { readyState: 'complete', prerendering })
    vi.stubGlobal('document', page)
    vi.stubGlobal('performance', { getEntriesByType: () => [{ loadEventStart: 100 }], now: () => 600 })
    return page
  }
  afterEach(() => void vi.unstubAllGlobals())

  it('calls back with the time since the load event', () => {
    open(false)
    const run = vi.fn()
    onDocumentLoad(run)
    expect(run.mock.calls).toEqual([[500]])
  })

  it('PAGE-16 starts no clock while the page is prerendered, nor once that is stopped', () => {
    const page = open(true)
    const [run, stopped] = [vi.fn(), vi.fn()]
    onDocumentLoad(run)
    onDocumentLoad(stopped)()
    expect(run).not.toHaveBeenCalled()
    page.prerendering = false
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(run).toHaveBeenCalledTimes(1)
    expect(stopped).not.toHaveBeenCalled()
  })
})
