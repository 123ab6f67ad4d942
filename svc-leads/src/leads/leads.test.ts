import { describeLeads } from './leads.suite.ts'

describeLeads('sqlite')
