import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../system/paths.ts'
import { buildNatsFiles } from './nats-files.ts'

it.each(Object.entries(buildNatsFiles()))(
  '%s gives each account the rights of nats-accounts.ts: run `npm run contracts` after changing one',
  (path, text) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text)
  }
)
