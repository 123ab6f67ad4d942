import { describeNotices } from './notices.suite.ts'

describeNotices('mysql')
