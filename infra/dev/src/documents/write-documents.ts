import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AUDIT } from '@site/contracts/accessibility/audit'
import { summarise } from '@site/contracts/accessibility/results'
import { writeResults } from '@site/contracts/accessibility/write-results'
import { takeCommandLine } from '@site/contracts/command-line'
import { buildDocuments } from '@site/contracts/documents/documents'
import { ROOT } from '../system/paths.ts'
import { buildNatsFiles } from './nats-files.ts'

// `npm run contracts`: writes the published documents, the results of the accessibility audit and the rights on NATS anew; tests say
// when they are old.
takeCommandLine({ usage: 'npm run contracts' })
for (const [name, text] of Object.entries(buildDocuments())) {
  writeFileSync(join(ROOT, 'infra/contracts', name), text)
}
writeFileSync(join(ROOT, 'infra/contracts/src/site/accessibility.ts'), writeResults(summarise(AUDIT)))
for (const [path, text] of Object.entries(buildNatsFiles())) writeFileSync(join(ROOT, path), text)
