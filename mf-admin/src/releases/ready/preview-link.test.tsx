import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import type { ReadyVersion } from '@site/contracts/release-board/release-board'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { PreviewLink } from './preview-link.tsx'

const ready = (name: string): ReadyVersion => ({
  ...{
    name,
    version: '0.1.0-11111111',
    by: 'Camille Astier',
    isBlocked: false,
    unfit: [],
    size: { js: 1, css: 1 }
  },
  ...{ builtAt: '2026-05-01T08:00:00.000Z', keptAt: '2026-05-01T08:00:00.000Z' }
})
const address = 'https://www.example.org/blog?mf-blog=0.1.0-11111111&preview-signature=1796378400.x'
const render = (...names: string[]) =>
  renderAt(<PreviewLink chosen={names.map(ready)} adminCode="c" />, {
    address: '/admin/releases',
    prepare: ({ query }) =>
      query.setQueryData([releaseBoardCalls.signReleasePreview.path, 'c', { 'mf-blog': '0.1.0-11111111' }], {
        address,
        until: '2026-05-08T08:00:00.000Z'
      })
  })

it('BOARD-13 « Voir l’aperçu » leads to what is signed for the versions that are ticked, and to nothing for others', () => {
  const html = render('mf-blog')
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
  expect(textOf(html)).toBe('Voir l’aperçu Ce lien peut se partager : il vaut sept jours.')
  expect(render('mf-blog', 'mf-chat')).not.toContain('href')
})
