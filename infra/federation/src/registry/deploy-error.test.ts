import { expect, it } from 'vitest'
import { DeployError, diskFullIn, errorLines } from './deploy-error.ts'

it('an error of what was asked is reported line by line, and nothing else of it', () => {
  const error = new DeployError(['mf-blog: too large', 'mf-chat: no manifest'])
  expect(error).toMatchObject({ name: 'DeployError', message: 'mf-blog: too large\nmf-chat: no manifest' })
  expect(errorLines(error, 'shell')).toEqual(['mf-blog: too large', 'mf-chat: no manifest'])
})

it.each(['ENOSPC: no space left on device, write', 'EDQUOT', 'failed to write (os error 28)'])(
  'a full disk says what to do about it: %s',
  (text) => {
    const advice = 'the disk is full: free some space and run the command again'
    expect(diskFullIn(text)).toBe(advice)
    expect(errorLines(new Error(text), 'mf-blog')).toEqual([`mf-blog: ${advice}`])
  }
)

it('what the system refuses is reported in its words, of the deployable it is about', () => {
  const refused = Object.assign(new Error("EACCES: permission denied, open '/x'"), { syscall: 'open' })
  expect(diskFullIn(refused.message)).toBeNull()
  expect(errorLines(refused, 'shell')).toEqual(["shell: EACCES: permission denied, open '/x'"])
  expect(errorLines(refused)).toEqual(["EACCES: permission denied, open '/x'"])
})

it('what nobody foresaw is reported with its stack, or as it is where it has none', () => {
  const bug = new TypeError('x is not a function')
  expect(errorLines(bug)).toEqual([bug.stack])
  const bare = Object.assign(new Error('bare'), { stack: undefined })
  expect(errorLines(bare)).toEqual(['bare'])
  expect(errorLines('thrown as text')[0]).toMatch(/^Error: thrown as text\n/)
})

it('what a build tool has coloured is reported as plain text', () => {
  const coloured = Object.assign(new Error('red'), { stack: '\u001b[31mPARSE_ERROR\u001b[0m at x.ts' })
  expect(errorLines(coloured, 'mf-blog')).toEqual(['mf-blog: PARSE_ERROR at x.ts'])
})
