import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder that goes with the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-dev-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
