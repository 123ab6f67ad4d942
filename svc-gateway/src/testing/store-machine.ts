import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNatsStore } from '@site/federation/nats-store/open-nats-store'
import { adoptStore, ensureReleaseKey } from '@site/federation/publish/adopt'
import { localUser } from '@site/federation/publish/local-user'
import { publishVersion } from '@site/federation/publish/publish'
import { goLive } from '@site/federation/registry/flip'
import { buildsDir, readRegistry, writeRegistry } from '@site/federation/registry/store'
import { versionDir } from '@site/registry/version-files'
import { createLog } from '@site/service/observability/log'
import { buildDeployable, type DeployableStub } from './build-deployable.ts'
import { stubShell } from './stubs.ts'

/** What machines have in common that share a store on NATS. */
export interface SharedStore {
  url: string
  bucket: string
  keyFile: string
}

/** Makes a key in a file of its own. */
export async function makeKeyFile(): Promise<{ keyFile: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-key-'))
  const keyFile = join(folder, 'releases.key')
  await ensureReleaseKey(join(folder, 'store'), keyFile)
  return { keyFile, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A folder of its own in which a shell is live, signed. */
export async function folderWithShell(keyFile: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'site-machine-'))
  const shell = await goLive(
    undefined,
    await buildDeployable(root, stubShell()),
    new Date(),
    async () => null
  )
  await writeRegistry(root, { shell }, { keyFile })
  await adoptStore(root, keyFile)
  return root
}

/** A machine with a folder of its own that publishes into a store on NATS. */
export async function openMachine({ url, bucket, keyFile }: SharedStore, given?: string) {
  const root = given ?? mkdtempSync(join(tmpdir(), 'site-machine-'))
  const log = createLog({ service: 'test', level: 'silent' })
  const opened = await openNatsStore({ root, keyFile, url, client: 'test', log, name: bucket })
  const place = { root, keyFile, store: opened.store }
  return {
    ...opened,
    ...place,
    registry: () => readRegistry(root, keyFile),
    /** `sign` works on the folder of the version before it is published. */
    async publish(
      stub: DeployableStub,
      mode: 'live' | 'preview' = 'live',
      sign: (dir: string) => void = () => undefined
    ) {
      const built = mkdtempSync(join(tmpdir(), 'site-artefact-'))
      try {
        await buildDeployable(built, stub)
        const dir = join(buildsDir(root), `${stub.name}-${stub.version}`)
        cpSync(versionDir(built, stub), dir, { recursive: true })
        sign(dir)
        return await publishVersion(dir, { ...place, publisher: localUser(), mode })
      } finally {
        rmSync(built, { recursive: true, force: true })
      }
    },
    async remove() {
      await opened.close()
      rmSync(root, { recursive: true, force: true })
    }
  }
}

export type Machine = Awaited<ReturnType<typeof openMachine>>
