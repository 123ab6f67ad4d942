import { readConfig } from '@site/service/config/config'
import { runMain } from '@site/service/http/lifecycle'
import { leadsConfig } from './config.ts'
import { startLeads } from './service.ts'

runMain(async () => startLeads(readConfig(leadsConfig)))
