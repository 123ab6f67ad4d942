import { StartError } from '@site/service/process/start-error'
import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('an error as a person reads it', () => {
  it.each([
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    new Error('InnoDB: preallocating 12582912 bytes for file ./ibdata1 failed with error 28'),
    new Error('mariadbd: Error writing file (Errcode: 28 "No space left on device")'),
    new Error('InnoDB: Could not set the file size. Probably out of disk space')
  ])('says that the disk is full, whoever noticed: %s', (error) => {
    expect(describeError(error)).toBe('The disk is full. Free some space and start again.')
  })

  it('is one line, never a stack', () => {
    const error = new Error('first line\n    at somewhere (file.ts:1:1)')
    expect(describeError(error)).toBe('first line')
  })

  it('is what was written for it, where it was written', () => {
    expect(describeError(new StartError('Port 8080 is already in use.'))).toBe('Port 8080 is already in use.')
  })

  it('names the code of an error that has no message, as Node does for refused connections', () => {
    expect(describeError(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe(
      'ECONNREFUSED'
    )
  })

  it('points to other servers where the embedded database has no build', () => {
    expect(describeError(new Error("Cannot find module '@libsql/linux-arm-musl'"))).toMatch(/--infra=local/)
  })
})
