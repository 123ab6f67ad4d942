import { takeCommandLine } from '@site/contracts/command-line'
import { areas, chooseProofs } from './areas.ts'
import { copyCheckout } from './checkout-copy.ts'
import { type Ground, provideGround } from './ground.ts'
import type { NamedTest, Proof } from './proof.ts'
import { tryBroken, tryWhole, type Verdict } from './try-proof.ts'

// `npm run site -- prove [area… | id…] [--only-broken]`: breaks a copy of the checkout on purpose, one protection at a time, and
// shows that the test named for it goes red (infra/tests/src/proofs/README.md).
const ids = Object.values(areas).flatMap((proofs) => proofs.map(({ id }) => id))
const { words, options } = takeCommandLine({
  usage: `npm run site -- prove [${Object.keys(areas).join(' | ')} | <id of a proof>… [--only-broken]]`,
  options: { 'only-broken': 'flag' },
  most: ids.length,
  isWord: (word) => word in areas || ids.includes(word)
})
const proofs = chooseProofs(words)
const ending = new AbortController()
// npm passes a signal on, and so does the terminal: the second one must not cut the tidying up short.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())

/** Each file once, with the names its proofs speak of. */
function byFile(chosen: Proof[]): { test: NamedTest; names: string[] }[] {
  const groups = new Map<string, { test: NamedTest; names: string[] }>()
  for (const { test } of chosen) {
    const key = `${test.project} ${test.file}`
    const group = groups.get(key) ?? { test, names: [] }
    groups.set(key, { test, names: [...new Set([...group.names, ...(test.after ?? []), test.name])] })
  }
  return [...groups.values()]
}

const rows: string[] = []
const wrong: string[] = []

async function judge(what: string, test: NamedTest, trial: () => Promise<Verdict>): Promise<void> {
  const begin = performance.now()
  const { isRight, came } = await trial().catch((error: unknown) => {
    if (ending.signal.aborted) throw error
    return { isRight: false, came: `COULD NOT BE TRIED! ${error instanceof Error ? error.message : error}` }
  })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6)
  const file = test.file.split('/').at(-1)
  const row = `${isRight ? '✓' : '✗'} ${what.padEnd(34)} ${seconds} s  ${file} · ${test.name}\n    ${came}`
  console.log(row)
  rows.push(row)
  if (!isRight) wrong.push(row)
}

const copy = copyCheckout()
let ground: Ground | undefined
try {
  ground = await provideGround(proofs.map(({ test }) => test))
  const place = { folder: copy.folder, env: ground.env, signal: ending.signal }
  if (!options['only-broken'])
    for (const { test, names } of byFile(proofs))
      await judge('whole', test, () => tryWhole(test, names, place))
  for (const proof of proofs) {
    console.log(`  ${proof.without}`)
    await judge(proof.id, proof.test, () => tryBroken(proof, copy, place))
  }
} catch (error) {
  if (!ending.signal.aborted) throw error
  wrong.push('Ended before it was done.')
} finally {
  await ground?.stop()
  copy.remove()
}
console.log(`\n${rows.length} tried, ${wrong.length} not as they should be`)
for (const row of wrong) console.log(row)
process.exit(wrong.length === 0 ? 0 : 1)
