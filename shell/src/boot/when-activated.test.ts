import { expect, it, vi } from 'vitest'
import { whenActivated } from './when-activated.ts'

const pageThat = (prerendering: boolean) =>
  Object.assign(new EventTarget(), { prerendering }) as unknown as Document

it('calls back at once on a page that was opened', () => {
  const run = vi.fn()
  whenActivated(pageThat(false), run)
  expect(run).toHaveBeenCalledTimes(1)
})

it('PAGE-16 waits until a prerendered page is shown, and calls back once', () => {
  const page = pageThat(true)
  const run = vi.fn()
  whenActivated(page, run)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(run).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  page.dispatchEvent(new Event('prerenderingchange'))
  expect(run).toHaveBeenCalledTimes(1)
})
