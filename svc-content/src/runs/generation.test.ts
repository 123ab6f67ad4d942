import { describeGeneration } from './generation.suite.ts'

describeGeneration('sqlite')
