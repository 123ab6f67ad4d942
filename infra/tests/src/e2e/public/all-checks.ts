import { accessibilityChecks } from './accessibility.checks.ts'
import { accountChecks } from './account.checks.ts'
import { casesChecks } from './cases.checks.ts'
import { chatbotChecks } from './chatbot.checks.ts'
import { companyChecks } from './company.checks.ts'
import { everyPageChecks } from './every-page.checks.ts'
import { homeChecks } from './home.checks.ts'
import { implementationsChecks } from './implementations.checks.ts'
import { lookChecks } from './look.checks.ts'
import { navigationChecks } from './navigation.checks.ts'
import { pagesChecks } from './pages.checks.ts'
import { weekChecks } from './week.checks.ts'

/** All lists share a system and a browser: each start costs more than most checks. One part: -t 'hero'. */
export const allChecks = [
  homeChecks,
  companyChecks,
  weekChecks,
  casesChecks,
  implementationsChecks,
  accountChecks,
  navigationChecks,
  chatbotChecks,
  pagesChecks,
  everyPageChecks,
  lookChecks,
  accessibilityChecks
]
