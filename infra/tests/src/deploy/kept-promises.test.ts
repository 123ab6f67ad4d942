import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FEW_ARTICLES_LEFT } from '@site/contracts/operations/scheduler'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('keeps of a log what the privacy page says: a bounded place, where new lines take that of the oldest', () => {
  expect(read('mf-marketing/src/pages/politique-confidentialite/content.ts')).toMatch(
    /'Le journal technique, qui contient des adresses IP',\s*'La place qui lui est réservée est limitée\s: les lignes nouvelles y effacent les plus anciennes\.'/
  )
  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.object({ network_mode: z.string().optional(), logging: z.unknown().optional() })
      )
    })
    .parse(parse(read('infra/deploy/compose/compose.yaml'), { merge: true }))
  const speaking = Object.entries(services).filter(([, { network_mode }]) => network_mode !== 'none')
  expect(speaking.map(([name]) => name)).toContain('proxy')
  const bounded = { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } }
  for (const [name, { logging }] of speaking) expect([name, logging]).toEqual([name, bounded])
})

it('tells the runbook’s reader what the writer warns of before its bank of texts ends', () => {
  const source = read('svc-content/src/runs/perform-run.ts')
  const [, line = '?'] = /log\.warn\(\{ left \}, '([^']+)'\)/.exec(source) ?? []
  expect(read('infra/deploy/RUNBOOK.md')).toContain(`\`${line}\``)
  expect(read('infra/deploy/RUNBOOK.md')).toContain(`From ${FEW_ARTICLES_LEFT} articles before`)
})
