import { describeRecords } from './records.suite.ts'

describeRecords('sqlite')
