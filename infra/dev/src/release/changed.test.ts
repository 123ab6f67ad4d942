import { REMOTE_NAMES } from '@site/contracts/federation/registry'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../system/paths.ts'
import { deployablesOf, readWorkspaces } from './changed.ts'

const workspaces = readWorkspaces(ROOT)
const of = (...files: string[]) => deployablesOf(files, workspaces)
const REMOTES = REMOTE_NAMES.toSorted()
const SERVICES = ['svc-content', 'svc-gateway', 'svc-leads']

describe('what a change must build, test and deploy', () => {
  it('is the remote or the service alone that changed', () => {
    expect(of('mf-blog/src/pages/list/page.tsx')).toEqual({ units: ['mf-blog'], services: [] })
    expect(of('svc-leads/src/app.ts')).toEqual({ units: [], services: ['svc-leads'] })
  })

  it('is whoever stands on what changed', () => {
    expect(of('infra/web/src/ui/forms/button.tsx')).toEqual({ units: [...REMOTES, 'shell'], services: [] })
    expect(of('infra/service/src/events/relay.ts')).toEqual({ units: [], services: SERVICES })
    expect(of('infra/registry/src/read-registry.ts')).toEqual({
      units: [...REMOTES, 'shell'],
      services: ['svc-gateway']
    })
    expect(of('infra/contracts/src/articles/article.ts')).toEqual({
      units: [...REMOTES, 'shell'],
      services: SERVICES
    })
  })

  it('is everything when the lock file changed, and every service when their image did', () => {
    expect(of('package-lock.json')).toEqual({ units: [...REMOTES, 'shell'], services: SERVICES })
    expect(of('infra/deploy/service.Dockerfile')).toEqual({ units: [], services: SERVICES })
  })

  it('is nothing for texts, tests and records', () => {
    const files = [
      'README.md',
      'mf-blog/src/a.test.tsx',
      'infra/tests/src/harness/until.ts',
      'infra/decisions/0001-x.md'
    ]
    expect(of(...files)).toEqual({ units: [], services: [] })
  })
})
