import { allChecks } from './all-checks.ts'
import { publicSiteChecks } from './public-fixture.ts'

publicSiteChecks('mobile', allChecks)
