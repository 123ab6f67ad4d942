import { accountChecks } from './account.checks.ts'
import { everyPageChecks } from './every-page.checks.ts'
import { publicSiteChecks } from './ground.ts'
import { homeChecks } from './home.checks.ts'
import { navigationChecks } from './navigation.checks.ts'
import { pagesChecks } from './pages.checks.ts'

// One system and one browser for all of them: each start costs more than most checks. One part: -t 'hero'.
publicSiteChecks([homeChecks, accountChecks, navigationChecks, pagesChecks, everyPageChecks])
