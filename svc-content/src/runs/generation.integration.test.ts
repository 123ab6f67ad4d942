import { describeGeneration } from './generation.suite.ts'

describeGeneration('mysql')
