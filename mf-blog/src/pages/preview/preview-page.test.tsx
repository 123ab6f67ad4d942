import type { Previewed } from '@site/contracts/articles/draft'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import PreviewPage from './page.tsx'
import { PreviewBand } from './preview-band.tsx'

const previewed: Previewed = {
  id: 7,
  title: 'Un brouillon',
  content: '<p>Un texte.</p>',
  imageUrl: null,
  createdAt: '2026-11-23T10:04:00.000Z',
  savedAt: '2026-11-23T10:04:00.000Z',
  expiresAt: '2026-11-30T10:05:00.000Z'
}

it('PREVIEW-3 says without a script what it needs, and writes nothing of a draft on the server', () => {
  const html = renderAt(<PreviewPage />, { address: '/apercu#token', pattern: '/apercu' })
  const [, withoutScript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
  expect(textOf(withoutScript)).toMatch(
    /^Rien de prévu ici Aperçu d’un brouillon Cet aperçu a besoin de JavaScript/
  )
  expect(withoutScript).toContain('href="/blog"')
  expect(textOf(html)).toContain("Chargement de l'article...")
  expect(html).not.toContain('token')
  expect(textOf(html)).not.toContain('n’est plus disponible')
})

it('PREVIEW-1 says of when the draft is, and how long its link opens it', () => {
  const html = renderAt(<PreviewBand previewed={previewed} isFetching={false} retry={() => undefined} />, {
    address: '/apercu'
  })
  expect(textOf(html)).toBe(
    'Aperçu d’un brouillon, gardé le 23 novembre 2026 à 11 h 04. Ce lien vaut jusqu’au 30 novembre 2026 à 11 h 05. Rafraîchir'
  )
  // A day stays on the line of its month.
  expect(html).toContain('jusqu’au 30\u00a0novembre')
})
