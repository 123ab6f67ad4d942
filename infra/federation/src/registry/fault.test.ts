import { expect, it } from 'vitest'
import { DeployFault, diskFullIn, faultLines } from './fault.ts'

it('a fault of what was asked is told line by line, and nothing else of it', () => {
  const fault = new DeployFault(['mf-blog: too large', 'mf-chat: no manifest'])
  expect(fault).toMatchObject({ name: 'DeployFault', message: 'mf-blog: too large\nmf-chat: no manifest' })
  expect(faultLines(fault, 'shell')).toEqual(['mf-blog: too large', 'mf-chat: no manifest'])
})

it.each(['ENOSPC: no space left on device, write', 'EDQUOT', 'failed to write (os error 28)'])(
  'a full disk says what to do about it: %s',
  (text) => {
    const advice = 'the disk is full: make room and run the command again'
    expect(diskFullIn(text)).toBe(advice)
    expect(faultLines(new Error(text), 'mf-blog')).toEqual([`mf-blog: ${advice}`])
  }
)

it('what the system refuses is told in its words, of the unit it is about', () => {
  const refused = Object.assign(new Error("EACCES: permission denied, open '/x'"), { syscall: 'open' })
  expect(diskFullIn(refused.message)).toBeNull()
  expect(faultLines(refused, 'shell')).toEqual(["shell: EACCES: permission denied, open '/x'"])
  expect(faultLines(refused)).toEqual(["EACCES: permission denied, open '/x'"])
})

it('what nobody foresaw is told with its stack, or as it is where it has none', () => {
  const bug = new TypeError('x is not a function')
  expect(faultLines(bug)).toEqual([bug.stack])
  const bare = Object.assign(new Error('bare'), { stack: undefined })
  expect(faultLines(bare)).toEqual(['bare'])
  expect(faultLines('thrown as text')[0]).toMatch(/^Error: thrown as text\n/)
})
