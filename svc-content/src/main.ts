import { readConfig } from '@site/service/config/config'
import { runMain } from '@site/service/http/lifecycle'
import { contentConfig } from './config.ts'
import { startContent } from './service.ts'

runMain(async () => startContent(readConfig(contentConfig)))
