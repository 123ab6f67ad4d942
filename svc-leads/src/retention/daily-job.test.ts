import { describeDailyJob } from './daily-job.suite.ts'

describeDailyJob('sqlite')
