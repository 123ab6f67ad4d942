import { NATS_SYSTEM_ACCOUNTS, NATS_TEST_ACCOUNTS } from '@site/service/testing/test-database'

const accounts = (kind: string, count: number, password: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `  ${kind}-${index} { jetstream: enabled, users: [{ user: ${kind}-${index}, password: ${password} }] }`
  )

/** Lines of a NATS server's configuration: the accounts that test files and whole systems use, each with a JetStream of its own. */
export const natsAccounts = (password: string): string[] => [
  'accounts {',
  ...accounts('tests', NATS_TEST_ACCOUNTS, password),
  ...accounts('system', NATS_SYSTEM_ACCOUNTS, password),
  '}'
]
