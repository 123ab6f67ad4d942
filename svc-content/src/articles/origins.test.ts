import { describeOrigins } from './origins.suite.ts'

describeOrigins('sqlite')
