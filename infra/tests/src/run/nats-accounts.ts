import { NATS_TEST_ACCOUNTS } from '@site/service/testing/test-database'

/** Lines of a NATS server's configuration: the accounts that files of tests take, each with a JetStream of its own. */
export const natsAccounts = (password: string): string[] => [
  'accounts {',
  ...Array.from(
    { length: NATS_TEST_ACCOUNTS },
    (_, index) =>
      `  tests-${index} { jetstream: enabled, users: [{ user: tests-${index}, password: ${password} }] }`
  ),
  '}'
]
