import { createPlatform } from '@site/web/platform'
import { TEST_SITE } from '@site/web/testing/render-at'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { holdsSomething } from './holds-something.ts'

function setUp(html = '') {
  const { document } = new JSDOM(`<main><input id="own"><input type="checkbox" value="on"></main>${html}`)
    .window
  const platform = createPlatform({ site: TEST_SITE })
  const main = document.querySelector('main')
  return { platform, document, main, holds: (leaving = main) => holdsSomething(document, platform, leaving) }
}

describe('FED-26 a page holds', () => {
  it('nothing at first, switches and hidden fields included', () => {
    expect(
      setUp('<input type="range" value="3"><input type="hidden" value="x"><textarea></textarea>').holds()
    ).toBe(false)
  })

  it('words beside the part that leaves, and in it when nothing leaves', () => {
    expect(setUp('<textarea>Bonjour</textarea>').holds()).toBe(true)
    const { document, holds } = setUp()
    document.querySelector<HTMLInputElement>('#own')?.setAttribute('value', 'a@b.fr')
    expect([holds(), holds(null)]).toEqual([false, true])
  })

  it('a dialog, until it closes', () => {
    const { platform, holds } = setUp()
    const close = platform.modals.open('contact')
    expect(holds()).toBe(true)
    close()
    expect(holds()).toBe(false)
  })

  it('a notification, until it goes', () => {
    const { platform, holds } = setUp()
    const end = platform.toasts.show({ title: 'Lead supprimé' })
    expect(holds()).toBe(true)
    end()
    expect(holds()).toBe(false)
  })

  it('what a front end keeps in it', () => {
    expect(setUp('<div data-keeps-page></div>').holds()).toBe(true)
  })
})
