import { readConfig } from '@site/service/config'
import { runMain } from '@site/service/lifecycle'
import { leadsConfig } from './config.ts'
import { startLeads } from './service.ts'

runMain(async () => startLeads(readConfig(leadsConfig)))
