import { describeRecords } from './records.suite.ts'

describeRecords('mysql')
