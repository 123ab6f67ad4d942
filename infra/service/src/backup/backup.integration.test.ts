import { describe } from 'vitest'
import { describeBackup } from './backup.suite.ts'

describe('backup and restore on MySQL', () => describeBackup('mysql'))
