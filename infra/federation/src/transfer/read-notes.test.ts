import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readNotes } from './read-notes.ts'
import { readReleaseToken } from './release-client.ts'

/** A folder in no repository. */
function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-notes-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

describe('FED-20 where a release comes from', () => {
  it.each([
    [
      {
        GITHUB_SHA: 'A'.repeat(40),
        GITHUB_SERVER_URL: 'https://g.example',
        GITHUB_REPOSITORY: 'a/b',
        GITHUB_RUN_ID: '7'
      },
      { commit: 'a'.repeat(40), pipeline: 'https://g.example/a/b/actions/runs/7' }
    ],
    [
      { CI_COMMIT_SHA: 'b'.repeat(40), CI_PIPELINE_URL: 'https://l.example/-/pipelines/9' },
      { commit: 'b'.repeat(40), pipeline: 'https://l.example/-/pipelines/9' }
    ],
    [{ GIT_COMMIT: 'no commit', BUILD_URL: 'https://j.example/3' }, { pipeline: 'https://j.example/3' }],
    [{}, {}]
  ])('is what the pipeline says: %j', (env, notes) => {
    expect(readNotes(folder(), 'Pourquoi', env)).toEqual({ message: 'Pourquoi', ...notes })
  })

  it('is the commit of the repository without one', () => {
    expect(readNotes(import.meta.dirname, undefined, {})).toEqual({
      commit: expect.stringMatching(/^[0-9a-f]{40}(-dirty)?$/)
    })
  })
})

describe('the token of a release', () => {
  it('is in the environment or in a file, and never a word of the command', () => {
    const file = join(folder(), 'token')
    writeFileSync(file, 'from-file\n')
    expect(readReleaseToken({ RELEASES_TOKEN: 'from-env' })).toBe('from-env')
    expect(readReleaseToken({ RELEASES_TOKEN: 'from-env', RELEASES_TOKEN_FILE: file })).toBe('from-file')
    expect(readReleaseToken({}, { file })).toBe('from-file')
    expect(() => readReleaseToken({})).toThrow('a token is needed')
    expect(() => readReleaseToken({}, { file: `${file}-missing` })).toThrow('the token cannot be read')
  })
})
