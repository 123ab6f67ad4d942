import { resolve } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { packPackages } from './pack-packages.ts'

// `npm run site -- pack <folder>`. A path counts from where the command was called.

const { words } = takeCommandLine({ usage: 'npm run site -- pack <folder>', least: 1, most: 1 })
for (const file of await packPackages(resolve(process.env.INIT_CWD || '.', words[0] ?? '')))
  process.stdout.write(`${file}\n`)
