import { describePersonalData } from './personal-data.suite.ts'

describePersonalData('mysql')
