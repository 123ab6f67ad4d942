import { describeContact } from './contact.suite.ts'

describeContact('mysql')
