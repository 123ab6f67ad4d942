import { createPlatform } from '@site/web/platform'
import { TEST_SITE } from '@site/web/testing/render-at'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppliedHead, createDocumentHead } from './document-head.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** As much of a document as a head needs. */
function buildPage() {
  const elements = new Map<string, Record<string, string>>()
  const made = (tag: string) => {
    const attributes: Record<string, string> = { tag }
    const setAttribute = (name: string, value: string) => {
      attributes[name] = value
    }
    return { attributes, setAttribute }
  }
  const page = {
    title: '',
    createElement: made,
    head: {
      querySelector: () => null,
      append: (element: ReturnType<typeof made>) =>
        void elements.set(element.attributes.name ?? element.attributes.rel ?? '', element.attributes)
    }
  }
  return { page: page as unknown as Document, elements }
}

const head: AppliedHead = {
  title: 'Blog',
  description: 'Nos articles.',
  index: false,
  canonical: 'https://site.example/blog'
}

describe('the document head', () => {
  it('writes title, description, robots and canonical address', () => {
    const { page, elements } = buildPage()
    createDocumentHead(page).apply(head)
    expect(page.title).toBe('Blog')
    expect(elements.get('description')?.content).toBe('Nos articles.')
    expect(elements.get('robots')?.content).toBe('noindex')
    expect(elements.get('canonical')?.href).toBe('https://site.example/blog')
  })

  it('NAV-10 gives a page that was prepared its title once it shows, and never that of one that was left before', () => {
    const { page } = buildPage()
    const { apply, hold, release } = createDocumentHead(page)
    apply(head)
    hold()
    apply({ ...head, title: 'Chatbot' })
    expect(page.title).toBe('Blog')
    hold()
    release()
    expect(page.title).toBe('Blog')
    apply({ ...head, title: 'Article' })
    expect(page.title).toBe('Article')
    hold()
    apply({ ...head, title: 'Accueil' })
    release()
    expect(page.title).toBe('Accueil')
  })

  it('takes the canonical address away from a page that has none', () => {
    const remove = vi.fn()
    const { page } = buildPage()
    page.head.querySelector = ((selector: string) =>
      selector.startsWith('link') ? { remove } : null) as typeof page.head.querySelector
    createDocumentHead(page).apply({ ...head, canonical: null })
    expect(remove).toHaveBeenCalledOnce()
  })

  it('corrects a wrong title after 100, 500 and 1000 ms, then no more (NAV-11)', () => {
    const { page } = buildPage()
    createDocumentHead(page).apply(head)
    for (const step of [100, 400, 500]) {
      page.title = 'Autre'
      vi.advanceTimersByTime(step - 1)
      expect(page.title).toBe('Autre')
      vi.advanceTimersByTime(1)
      expect(page.title).toBe('Blog')
    }
    page.title = 'Autre'
    vi.advanceTimersByTime(10_000)
    expect(page.title).toBe('Autre')
  })

  it('restores the title of a page with `keepTitle` every 100 ms, until the next page', () => {
    const { page } = buildPage()
    const { apply } = createDocumentHead(page)
    apply({ ...head, keepTitle: true })
    vi.advanceTimersByTime(60_000)
    page.title = 'Autre'
    vi.advanceTimersByTime(100)
    expect(page.title).toBe('Blog')
    apply({ ...head, title: 'Accueil' })
    vi.advanceTimersByTime(5000)
    expect(page.title).toBe('Accueil')
  })

  it('takes over the title that the server wrote, and restores it as the page asks', () => {
    const { page } = buildPage()
    page.title = 'Blog'
    const { adopt, apply } = createDocumentHead(page)
    adopt()
    page.title = 'Autre'
    vi.advanceTimersByTime(1000)
    expect(page.title).toBe('Blog')
    adopt(true)
    vi.advanceTimersByTime(60_000)
    page.title = 'Autre'
    vi.advanceTimersByTime(100)
    expect(page.title).toBe('Blog')
    apply({ ...head, title: 'Accueil' })
    vi.advanceTimersByTime(5000)
    expect(page.title).toBe('Accueil')
  })

  it('puts the count of unread items before the title, at once and for as long as there are any', () => {
    const { page } = buildPage()
    const { titleMark } = createPlatform({ site: TEST_SITE })
    const { apply } = createDocumentHead(page, titleMark)
    apply(head)
    titleMark.store.setState({ count: 3 })
    expect(page.title).toBe('(3) Blog')
    page.title = 'Autre'
    vi.advanceTimersByTime(100)
    expect(page.title).toBe('(3) Blog')
    apply({ ...head, title: 'Accueil' })
    expect(page.title).toBe('(3) Accueil')
    titleMark.store.setState({ count: 0 })
    expect(page.title).toBe('Accueil')
  })
})
