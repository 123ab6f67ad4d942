import { runService } from '@site/service/define-service'
import { contentService } from './service.ts'

runService(contentService)
