import { readConfig } from '@site/service/config'
import { runMain } from '@site/service/lifecycle'
import { contentConfig } from './config.ts'
import { startContent } from './service.ts'

runMain(async () => startContent(readConfig(contentConfig)))
