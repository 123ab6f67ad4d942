import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a temporary folder, which is removed after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-dev-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
