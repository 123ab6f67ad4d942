import { describeInsertRows } from './insert-rows.suite.ts'

describeInsertRows('mysql')
