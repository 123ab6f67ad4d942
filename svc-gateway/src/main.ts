import { runService } from '@site/service/define-service'
import { gatewayService } from './service.ts'

runService(gatewayService)
