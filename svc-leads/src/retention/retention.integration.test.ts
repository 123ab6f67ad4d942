import { describeRetention } from './retention.suite.ts'

describeRetention('mysql')
