import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../run/command.ts'
import { areas, chooseProofs } from './areas.ts'
import type { NamedTest } from './proof.ts'

const proofs = Object.values(areas).flat()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The test file and what it imports from its own room, where suites and lists of checks stand. */
function textsOf(file: string, depth = 3, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(join(ROOT, file))) return []
  seen.add(file)
  const text = read(file)
  if (depth === 0) return [text]
  const imported = [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path ?? '')
  )
  return [text, ...imported.flatMap((path) => textsOf(path, depth - 1, seen))]
}

/** Titles as they are written, and what stands in them for something that is filled in. */
const TITLE = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g
const FILLED_IN = /%[sdij]|\$\{[^}]*\}/

/** Is the name part of a title, or does it hold what is fixed of one? */
const isTitled = (text: string, name: string): boolean =>
  [...text.matchAll(TITLE)].some(([, ...parts]) => {
    const title = parts.find((part) => part !== undefined) ?? ''
    if (title.includes(name)) return true
    const [first, ...rest] = title.split(FILLED_IN).map((part) => part.trim())
    return [first, ...rest].some((part) => rest.length > 0 && part && part.length > 7 && name.includes(part))
  })

function exists({ file, name }: NamedTest): boolean {
  return textsOf(file).some((text) => isTitled(text, name))
}

describe('a proof', () => {
  it.each(proofs.map((proof) => [proof.id, proof] as const))(
    '%s finds what it takes out, once',
    (_, { edits }) => {
      expect(edits.length).toBeGreaterThan(0)
      for (const { file, find, replace } of edits) {
        expect(read(file).split(find).length - 1, `${file}: ${find}`).toBe(1)
        expect(replace).not.toBe(find)
      }
    }
  )

  it.each(proofs.map((proof) => [proof.id, proof.test] as const))(
    '%s names a test that is there',
    (_, test) => {
      expect(existsSync(join(ROOT, test.file))).toBe(true)
      for (const name of [test.name, ...(test.after ?? [])])
        expect(exists({ ...test, name }), name).toBe(true)
    }
  )

  it.each(
    ['faults', 'properties'].flatMap((folder) =>
      readdirSync(join(ROOT, 'infra/tests/src', folder))
        .filter((file) => file.endsWith('.fault.test.ts'))
        .map((file) => `infra/tests/src/${folder}/${file}`)
    )
  )('stands behind %s', (file) => {
    expect(proofs.filter(({ test }) => test.file === file)).not.toEqual([])
  })

  it('has a name of its own', () => {
    expect(new Set(proofs.map(({ id }) => id)).size).toBe(proofs.length)
  })
})

describe('the proofs to run', () => {
  it('are those of an area, those named, or all', () => {
    expect(chooseProofs(['faults'])).toEqual(areas.faults)
    expect(chooseProofs(['hash-not-compared']).map(({ id }) => id)).toEqual(['hash-not-compared'])
    expect(chooseProofs([])).toEqual(proofs)
    expect(() => chooseProofs(['nothing-like-it'])).toThrow('No proof is called nothing-like-it.')
  })
})
