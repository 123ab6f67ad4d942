import { readConfig } from '@site/service/config'
import { runMain } from '@site/service/lifecycle'
import { gatewayConfig } from './config.ts'
import { startGateway } from './service.ts'

runMain(() => startGateway(readConfig(gatewayConfig)))
