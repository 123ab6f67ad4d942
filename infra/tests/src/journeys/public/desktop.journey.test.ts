import { allChecks } from './all-checks.ts'
import { publicSiteChecks } from './ground.ts'

publicSiteChecks('desktop', allChecks)
