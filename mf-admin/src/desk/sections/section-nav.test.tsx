import { renderAt, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { allScreens } from '../../layout/content/frame.ts'
import { countKeys } from '../../layout/keys/count-keys.ts'
import { SectionNav } from './section-nav.tsx'

const navigationAt = (address: string, counts = { suspects: 0, failed: 0 }) =>
  renderAt(<SectionNav adminCode="c" />, {
    address,
    prepare: ({ query }) => {
      query.setQueryData(countKeys.suspects('c'), counts.suspects)
      query.setQueryData(countKeys.failedDeliveries('c'), counts.failed)
    }
  })
const currentIn = (html: string) => textOf(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/.exec(html)?.[0] ?? '')

describe('ADMIN-28 the navigation of a section', () => {
  it('leads from each screen about leads to the others, and marks the current one', () => {
    for (const [path, name] of [
      ['leads', 'Liste'],
      ['suspects', 'Indésirables'],
      ['persons', 'Personnes'],
      ['audience', 'Provenance'],
      ['deliveries', 'Envois']
    ]) {
      const html = navigationAt(`/admin/${path}?code=c`)
      expect(currentIn(html)).toBe(name)
      expect(html.match(/<a /g)).toHaveLength(5)
      expect(html.match(/aria-current/g)).toHaveLength(1)
    }
    expect(currentIn(navigationAt('/admin/tokens?code=c'))).toBe('Intégrations')
  })

  it('counts what waits, in words too, and says nothing where nothing does', () => {
    const text = textOf(navigationAt('/admin/leads?code=c', { suspects: 3, failed: 1 }))
    expect(text).toContain('Indésirables 3 (3 envois mis de côté)')
    expect(text).toContain('Envois 1 (1 envoi en échec)')
    expect(textOf(navigationAt('/admin/leads?code=c'))).not.toMatch(/\d/)
  })

  it('is not drawn on a screen that stands alone', () => {
    for (const path of ['/admin', '/admin/manage', '/admin/edit/3']) expect(navigationAt(path)).toBe('')
  })
})

it('ADMIN-22 gives every screen a key of its own', () => {
  const keys = allScreens.map(({ key }) => key)
  expect(new Set([...keys, 'p']).size).toBe(keys.length + 1)
})
