import type { NamedCode } from '@site/contracts/access/codes'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { IssuedRows } from '../issued/issued-rows.tsx'
import { codeKind } from './code-kind.ts'

const code = (more: Partial<NamedCode>): NamedCode => ({
  id: 3,
  name: 'Camille Astier',
  scopes: ['articles', 'leads'],
  createdAt: '2026-01-15T10:24:00.000Z',
  revokedAt: null,
  ...more
})
const render = (codes: NamedCode[]) =>
  renderAt(
    <IssuedRows kind={codeKind} items={codes} onChange={() => undefined} onRevoke={() => undefined} />,
    { address: '/admin/codes' }
  )

it('shows whose code it is, what it opens, when it was made and used, and the way to revoke it', () => {
  const html = render([code({}), code({ id: 4, name: 'Noé', lastUsed: '2026-01-16T08:00:00.000Z' })])
  const text = textOf(html)
  for (const part of ['Camille Astier', 'Articles et générateur', 'Leads', 'Pas encore utilisé', 'Noé'])
    expect(text).toContain(part)
  expect(text).toMatch(/Dernière utilisation le 16 janvier 2026 vers 9.h.00/)
  expect(html).toContain('aria-label="Modifier le code de Camille Astier"')
  expect(html).toContain('aria-label="Révoquer le code de Camille Astier"')
})

it('shows a revoked code without a way to revoke it again', () => {
  const html = render([code({ revokedAt: '2026-02-01T09:00:00.000Z' })])
  expect(textOf(html)).toMatch(/Révoqué le .*1er février 2026|Révoqué le .*1 février 2026/)
  expect(html).not.toContain('<button')
})
