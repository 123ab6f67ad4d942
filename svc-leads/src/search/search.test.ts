import { describeSearch } from './search.suite.ts'

describeSearch('sqlite')
