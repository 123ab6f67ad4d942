import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { describe, expect, it } from 'vitest'
import { diskWith } from '../testing/disk-with.ts'
import { writeAtomically } from './write-atomically.ts'

const store = temporaryStore()
const LONG = 'registre '.repeat(3000)

describe('a file that is written atomically', () => {
  it('is complete when the disk takes it in pieces', () => {
    const path = join(store(), 'registry.json')
    writeAtomically(path, LONG, { write: diskWith(Number.POSITIVE_INFINITY) })
    expect(readFileSync(path, 'utf8')).toBe(LONG)
  })

  it('stays what it was when the disk is full half-way, and says so', () => {
    const root = store()
    const path = join(root, 'registry.json')
    writeAtomically(path, 'avant')
    expect(() => writeAtomically(path, LONG, { write: diskWith(8192) })).toThrow('ENOSPC')
    expect(readFileSync(path, 'utf8')).toBe('avant')
    expect(readdirSync(root)).toEqual(['registry.json'])
  })
})
