import type { ApiToken } from '@site/contracts/access/tokens'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { IssuedRows } from '../issued/issued-rows.tsx'
import { contentOf, tokenKind } from './token-kind.tsx'

const TOKEN: ApiToken = {
  id: 3,
  name: 'Ariane',
  scopes: ['releases:write'],
  releases: { deployables: ['mf-blog', 'mf-chat'], routes: [] },
  createdAt: '2026-01-15T10:24:00.000Z',
  revokedAt: null
}
const render = (tokens: ApiToken[]) =>
  renderAt(
    <IssuedRows kind={tokenKind} items={tokens} onChange={() => undefined} onRevoke={() => undefined} />,
    { address: '/admin/tokens' }
  )

it('TOKEN-12 TOKEN-13 lists what a token may put live, with the way to change it until it is revoked', () => {
  const html = render([TOKEN])
  expect(textOf(html)).toMatch(/Met en ligne mf-blog, mf-chat\. Adresses\s: aucune/)
  expect(html).toContain('aria-label="Modifier le jeton d’Ariane"')
  expect(render([{ ...TOKEN, revokedAt: '2026-02-01T09:00:00.000Z' }])).not.toContain('<button')
})

it('TOKEN-13 sends a token that was opened and not touched as it was', () => {
  const { name, scopes, releases } = TOKEN
  expect(contentOf(tokenKind.textOf(TOKEN))).toEqual({ name, scopes, releases })
})

it('TOKEN-13 sends no grants without their scope, and says what is wrong with them under it alone', () => {
  const text = { ...tokenKind.textOf(TOKEN), deployables: 'blog', routes: 'blog /Article' }
  expect(Object.keys(tokenKind.errorsOf?.(text) ?? {})).toEqual(['deployables', 'routes'])
  const other = { ...text, scopes: ['leads:read' as const] }
  expect(tokenKind.errorsOf?.(other)).toEqual({})
  expect(contentOf(other)).toEqual({ name: 'Ariane', scopes: ['leads:read'] })
})
