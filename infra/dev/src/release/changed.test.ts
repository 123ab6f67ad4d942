import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames } from '@site/federation/repository/remotes'
import { frontEndsNaming } from '@site/federation/testing/front-ends-naming'
import type { LockFile } from '@site/federation/version/locked-packages'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../system/paths.ts'
import { deployablesOf, readFrontEnds, readWorkspaces } from './changed.ts'

const workspaces = readWorkspaces(ROOT)
const frontEnds = readFrontEnds()
const readLock = (): LockFile => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const of = (...files: string[]) => deployablesOf({ files, lockBefore: readLock() }, workspaces, frontEnds)
const FRONT_ENDS = [...remoteNames(), 'shell'].sort()
const SERVICES = ['svc-content', 'svc-gateway', 'svc-leads']

/** What a change of the lock file names, when this package was locked at another version before. */
const ofPackage = (name: string) => {
  const lockBefore = readLock()
  const locked = lockBefore.packages[`node_modules/${name}`]
  if (!locked) throw new Error(`${name} is not locked`)
  locked.version = '0.0.1'
  return deployablesOf({ files: ['package-lock.json'], lockBefore }, workspaces, frontEnds)
}

describe('what a change must build, test and deploy', () => {
  it('is the remote or the service alone that changed', () => {
    expect(of('mf-blog/src/pages/list/page.tsx')).toEqual({ units: ['mf-blog'], services: [] })
    expect(of('svc-leads/src/app.ts')).toEqual({ units: [], services: ['svc-leads'] })
  })

  it('is whoever stands on what changed', () => {
    const naming = (text: string) => expect.arrayContaining(frontEndsNaming(text))
    expect(of('infra/web/src/ui/forms/button.tsx')).toEqual({
      units: naming("'@site/web/ui/forms/button'"),
      services: []
    })
    expect(of('infra/service/src/events/relay.ts')).toEqual({ units: [], services: SERVICES })
    expect(of('infra/contracts/src/site/brand.ts')).toEqual({
      units: naming("'@site/contracts/site/brand'"),
      services: SERVICES
    })
  })

  it('is no front end whose version stays', () => {
    expect(of('infra/contracts/src/events/events.ts')).toEqual({ units: [], services: SERVICES })
    expect(of('infra/contracts/src/operations/calls/contact.ts').units).toEqual(['mf-chat'])
    expect(of('infra/registry/src/read-registry.ts')).toEqual({ units: [], services: ['svc-gateway'] })
    expect(of('infra/federation/src/deploy/deploy.ts').units).toEqual([])
    expect(of('package.json', 'tsconfig.json').units).toEqual([])
  })

  it('is every front end when the tool that builds them changed, or how their sources are read', () => {
    expect(of('infra/federation/src/build/vite/vite-remote.ts').units).toEqual(FRONT_ENDS)
    expect(of('tsconfig.base.json').units).toEqual(FRONT_ENDS)
  })

  it('is a front end that lost a file', () => {
    expect(of('mf-chat/src/gone.ts').units).toEqual(['mf-chat'])
  })

  it('is every service when the lock file changed, and the front ends that need the package', () => {
    expect(of('package-lock.json')).toEqual({ units: [], services: SERVICES })
    expect(ofPackage('react')).toEqual({ units: FRONT_ENDS, services: SERVICES })
    expect(ofPackage('koa').units).toEqual([])
  })

  it('is every service when their image changed', () => {
    expect(of('infra/deploy/service.Dockerfile')).toEqual({ units: [], services: SERVICES })
  })

  it('is nothing for texts, tests and records', () => {
    const files = [
      'README.md',
      'mf-blog/README.md',
      'mf-blog/src/a.test.tsx',
      'infra/tests/src/harness/until.ts',
      'infra/decisions/0001-x.md'
    ]
    expect(of(...files)).toEqual({ units: [], services: [] })
  })
})
