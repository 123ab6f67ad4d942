import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { buildDocuments } from '@site/contracts/documents/documents'
import { ROOT } from '../system/paths.ts'
import { buildNatsFiles } from './nats-files.ts'

// `npm run contracts`: writes the published documents and the rights on NATS anew; tests say when they are old.
takeCommandLine({ usage: 'npm run contracts' })
for (const [name, text] of Object.entries(buildDocuments())) {
  writeFileSync(join(ROOT, 'infra/contracts', name), text)
}
for (const [path, text] of Object.entries(buildNatsFiles())) writeFileSync(join(ROOT, path), text)
