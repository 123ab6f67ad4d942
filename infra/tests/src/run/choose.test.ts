import { describe, expect, it } from 'vitest'
import { CHECKS, chooseTests } from './choose.ts'
import { PROJECTS, projectOf, testFiles } from './test-files.ts'

describe('npm test', () => {
  it('runs everything without arguments', () => {
    expect(chooseTests([])).toEqual({ checks: CHECKS, projects: PROJECTS, isLong: false, files: [] })
  })

  it('runs the steps that are named', () => {
    expect(chooseTests(['types', 'e2e'])).toEqual({
      checks: ['types'],
      projects: ['e2e'],
      isLong: false,
      files: []
    })
  })

  it('runs a test file by a part of its path, in the project that it belongs to', () => {
    expect(chooseTests(['e2e/blog/desk'])).toMatchObject({
      checks: [],
      projects: ['e2e'],
      files: ['e2e/blog/desk']
    })
    expect(chooseTests(['run/choose'])).toMatchObject({ projects: ['unit'], files: ['run/choose'] })
    expect(chooseTests(['deploy/deploy.integration', 'run/choose']).projects).toEqual(['unit', 'integration'])
  })

  it('narrows the files of a step that is named', () => {
    const files = ['infra/tests/src/e2e/blog/codes.test.ts', 'svc-leads/src/codes/codes.test.ts']
    expect(chooseTests(['codes'], files).projects).toEqual(['unit', 'e2e'])
    expect(chooseTests(['e2e', 'codes'], files).projects).toEqual(['e2e'])
  })

  it('runs one file in its long form', () => {
    const files = ['infra/federation/src/packages/own-repository.integration.test.ts']
    expect(chooseTests(['long', 'own-repository'], files)).toMatchObject({
      projects: ['integration'],
      isLong: true
    })
    expect(chooseTests(['long']).projects).toEqual(['unit', 'integration', 'resilience'])
  })

  it('has types and lint in the first shard of a whole run alone', () => {
    expect(chooseTests(['--shard=1/4'])).toMatchObject({ checks: CHECKS, projects: PROJECTS, shard: '1/4' })
    expect(chooseTests(['--shard=2/4'])).toMatchObject({ checks: [], projects: PROJECTS, shard: '2/4' })
  })

  it.each([['no-such-file'], ['types', 'no-such-file'], ['unit', 'e2e/blog/desk']])(
    'refuses %s %s',
    (...words) => {
      expect(() => chooseTests(words)).toThrow(/is in the path of no test file of/)
    }
  )

  it.each(['--shard=5/4', '--shard=0/4', '--shard=x', '--strange'])('refuses %s', (option) => {
    expect(() => chooseTests([option])).toThrow('Not understood')
  })
})

it('each test file belongs to a project, by the patterns of vitest.config.ts', () => {
  expect(projectOf('infra/tests/src/e2e/blog/desk.test.ts')).toBe('e2e')
  expect(projectOf('infra/tests/src/resilience/kill.test.ts')).toBe('resilience')
  expect(projectOf('infra/tests/src/resilience/compose/compose.test.ts')).toBeNull()
  expect(projectOf('svc-leads/src/codes/codes.integration.test.ts')).toBe('integration')
  expect(projectOf('mf-admin/src/leads/list.test.tsx')).toBe('unit')
  expect(testFiles()).toContain('infra/tests/src/run/choose.test.ts')
})
