import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { ROOT, runCommand } from './command.ts'
import { findProgram, installPackages } from './packages.ts'

// `npm run site -- check-alerts`: checks the alert rules and the scrape configuration with Prometheus' own tool. A test checks that the
// metrics they name exist (infra/tests/src/deploy).
takeCommandLine({ usage: 'npm run site -- check-alerts' })
const files = join(ROOT, 'infra/deploy/observability')
if (!findProgram(['promtool'])) await installPackages(['prometheus'], 'promtool, which checks alert rules')
const promtool = findProgram(['promtool'])
if (!promtool) throw new Error('promtool is needed and could not be found: it comes with Prometheus')
const codes = [
  await runCommand(promtool, ['check', 'rules', join(files, 'alerts.yaml')]),
  await runCommand(promtool, ['check', 'config', '--syntax-only', join(files, 'prometheus.yaml')])
]
process.exit(Math.max(...codes))
