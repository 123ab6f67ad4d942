import { runService } from '@site/service/define-service'
import { leadsService } from './service.ts'

runService(leadsService)
