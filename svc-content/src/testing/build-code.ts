import { randomUUID } from 'node:crypto'
import type { AccessScope } from '@site/contracts/access/tokens'
import { type AdminCodeChanged, buildEvent, type SiteEvent } from '@site/contracts/events/events'
import { makeNamedCode } from '@site/service/admin/named-codes'
import { hashAdminCode } from '@site/service/config/admin-code-hash'

/** A named code, or a token, and the events by which its authority announces it: as it was at a version, or with `more` that differs. */
export function buildCode(scopes: AccessScope[] = ['articles'], name = 'Camille Astier') {
  const { code, selector } = makeNamedCode()
  // Few rounds: how slow the hash is belongs to another test (admin-code-hash.ts).
  const hash = hashAdminCode(code, 10)
  const announce = (version: number, more: Partial<AdminCodeChanged['data']> = {}): SiteEvent =>
    buildEvent({
      id: randomUUID(),
      source: '/svc-leads',
      type: 'site.admin-code-changed',
      subject: 'codes/3',
      time: new Date(),
      data: {
        ...{ codeId: 3, selector, name, scopes, hash, version, revokedAt: null },
        createdAt: '2026-11-23T10:00:00.000Z',
        ...more
      }
    })
  return { code, selector, announce }
}
