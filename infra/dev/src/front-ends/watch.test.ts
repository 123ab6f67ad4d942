import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchFolders } from './watch.ts'

let folder: string
let reported: string[]
let watched: ReturnType<typeof watchFolders>

const write = (file: string, text = '') => writeFileSync(join(folder, file), text)

/** A slow machine may report it once more. */
const others = () => reported.filter((file) => file !== 'first.ts')

/** Writes a file again and again until a watcher that is starting reports it. */
const untilSeen = (file: string) =>
  expect
    .poll(() => (reported.includes(file) ? file : write(file, String(Math.random()))), { interval: 400 })
    .toBe(file)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-watch-'))
  reported = []
  watched = watchFolders([folder], async (file) => {
    reported.push(file)
  })
  await untilSeen('first.ts')
})
afterEach(() => {
  watched.close()
  rmSync(folder, { recursive: true })
})

it('reports several changes at once, and no test or file that is not source', async () => {
  for (let turn = 0; turn < 5; turn += 1) write('app.ts', String(turn))
  write('app.test.ts')
  write('notes.md')
  await expect.poll(others).toEqual(['app.ts'])
})

it('sees a file in a folder that is new', async () => {
  mkdirSync(join(folder, 'leads'))
  write('leads/capture.ts')
  await expect.poll(others).toEqual(['leads/capture.ts'])
})
