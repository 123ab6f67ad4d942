import { accountChecks } from './account.checks.ts'
import { everyPageChecks } from './every-page.checks.ts'
import { homeChecks } from './home.checks.ts'
import { navigationChecks } from './navigation.checks.ts'
import { pagesChecks } from './pages.checks.ts'

/** All lists share a system and a browser: each start costs more than most checks. One part: -t 'hero'. */
export const allChecks = [homeChecks, accountChecks, navigationChecks, pagesChecks, everyPageChecks]
