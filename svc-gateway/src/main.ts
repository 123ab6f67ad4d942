import { readConfig } from '@site/service/config/config'
import { runMain } from '@site/service/http/lifecycle'
import { gatewayConfig } from './config.ts'
import { startGateway } from './service.ts'

runMain(() => startGateway(readConfig(gatewayConfig)))
