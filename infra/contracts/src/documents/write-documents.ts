import { writeFileSync } from 'node:fs'
import { takeCommandLine } from '../command-line.ts'
import { buildDocuments } from './documents.ts'

// `npm run contracts`: writes the published documents anew; a test says when they are old.
takeCommandLine({ usage: 'npm run contracts' })
for (const [name, text] of Object.entries(buildDocuments())) {
  writeFileSync(new URL(`../../${name}`, import.meta.url), text)
}
