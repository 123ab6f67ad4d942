import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECK_CODE_PATH, type CheckedCode } from '@site/contracts/access/code-calls'
import type { CodeScope } from '@site/contracts/access/codes'
import type { ReleaseGrants } from '@site/contracts/access/release-grants'
import { NOTE_RELEASE_PATH } from '@site/contracts/access/release-note'
import { packVersion } from '@site/federation/archive/pack-version'
import { type ReleaseKey, releaseKeyOf } from '@site/registry/release-key'
import { type VersionName, versionDir } from '@site/registry/version-files'
import { SIGNATURE, signatureText } from '@site/registry/version-signature'
import { makeNamedCode } from '@site/service/admin/named-codes'
import { freePort } from '@site/service/process/free-port'
import { buildDeployable, type DeployableStub } from './build-deployable.ts'
import { sendJson } from './fake-services.ts'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from './start-test-gateway.ts'
import { stubRemote, stubShell } from './stubs.ts'

/** What the release API answered. */
export interface ReleaseReply {
  status: number
  body: Record<string, unknown> & { message?: string; code?: string }
}

export interface TestReleases extends TestGateway {
  /** Origin of the release API. */
  releasesUrl: string
  /** Makes a token that may publish this; it can be changed and revoked. */
  token: (
    name: string,
    releases?: ReleaseGrants
  ) => { token: string; change: (releases?: ReleaseGrants) => void; revoke: () => void }
  /** Makes a named code that its services know; it can be revoked. */
  code: (name: string, scopes: CodeScope[]) => { code: string; revoke: () => void }
  call: (token: string, method: string, path: string, body?: unknown) => Promise<ReleaseReply>
  /** Sends an archive as a version. */
  put: (token: string, path: string, archive: Buffer) => Promise<ReleaseReply>
}

/** A gateway with a shell that takes releases, and tokens that its services know. */
export async function startTestReleases(options: TestGatewayOptions = {}): Promise<TestReleases> {
  const port = await freePort()
  const gateway = await startTestGateway({
    ...options,
    env: { RELEASES_PORT: String(port), ...options.env },
    build: options.build ?? (async (dir) => ({ shell: { live: await buildDeployable(dir, stubShell()) } }))
  })
  const known = new Map<string, CheckedCode>()
  const codes = new Map<string, CheckedCode>()
  gateway.leads.answer(({ url, body }, response) => {
    if (url === NOTE_RELEASE_PATH) return void response.writeHead(204).end()
    if (url !== CHECK_CODE_PATH) return sendJson(response, 200, [])
    const { adminCode, as } = JSON.parse(body)
    const holder = (as === 'token' ? known : codes).get(adminCode)
    return holder ? sendJson(response, 200, holder) : sendJson(response, 401, { message: 'x', code: 'x' })
  })
  const answer = async (response: Response): Promise<ReleaseReply> => ({
    status: response.status,
    body: (await response.json()) as ReleaseReply['body']
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    ...gateway,
    releasesUrl: origin,
    token(name, releases) {
      const { code, selector } = makeNamedCode()
      const change = (releases?: ReleaseGrants) =>
        void known.set(code, {
          ...{ selector, name, scopes: [releases ? 'releases:write' : 'leads:read'] },
          ...(releases && { releases })
        })
      change(releases)
      return { token: code, change, revoke: () => void known.delete(code) }
    },
    code(name, scopes) {
      const { code, selector } = makeNamedCode()
      codes.set(code, { selector, name, scopes })
      return { code, revoke: () => void codes.delete(code) }
    },
    call: async (token, method, path, body) =>
      answer(
        await fetch(origin + path, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'content-type': 'application/json' })
          },
          ...(body !== undefined && { body: JSON.stringify(body) })
        })
      ),
    put: async (token, path, archive) =>
      answer(
        await fetch(origin + path, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
          body: new Uint8Array(archive)
        })
      ),
    async stop() {
      await gateway.stop()
      rmSync(`${gateway.dir}.key`, { force: true })
    }
  }
}

/** A version of a remote as a pipeline has built it. `page`: what its one page says. */
export function builtRemote(name: string, version: string, path: string, page = name): DeployableStub {
  const stub = stubRemote({
    ...{ name, version },
    pages: [{ path, component: `() => React.createElement('p', null, '${page} ${version}')` }]
  })
  return measured({ ...stub, manifest: { ...stub.manifest, exposes: ['./pages/page0'] } })
}

/** With a budget and the sizes of its files, as a build writes them. */
export function measured(stub: DeployableStub): DeployableStub {
  const sizeOf = (kind: string) =>
    Object.entries(stub.client ?? {}).reduce(
      (sum, [file, text]) => (file.endsWith(kind) ? sum + text.length : sum),
      0
    )
  const size = { js: sizeOf('.js'), css: sizeOf('.css') }
  return { ...stub, manifest: { ...stub.manifest, size, budget: { js: 1000, css: 1000 } } }
}

/** A key of a team, and what signs a version's folder with it. */
export function teamKey(): {
  key: ReleaseKey
  sign: (dir: string, said?: Partial<VersionName> & { commit?: string }) => void
} {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = releaseKeyOf(String(privateKey.export({ type: 'pkcs8', format: 'pem' })))
  return {
    key,
    sign(dir, { commit = 'c0ffee1234567890', ...said } = {}) {
      const manifest = readFileSync(join(dir, 'manifest.json'))
      const { name, version } = JSON.parse(manifest.toString()) as VersionName
      writeFileSync(
        join(dir, SIGNATURE),
        signatureText(key, { name, version, ...said }, manifest, { commit })
      )
    }
  }
}

/** The archive of a version, as `site deploy` sends it. `change`: works on its folder before it is packed. */
export async function archiveOf(
  stub: DeployableStub,
  change: (dir: string) => void = () => undefined
): Promise<Buffer> {
  const root = mkdtempSync(join(tmpdir(), 'site-artefact-'))
  try {
    await buildDeployable(root, stub)
    change(versionDir(root, stub))
    return await packVersion(versionDir(root, stub))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
