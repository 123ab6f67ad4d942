/** The real servers of a test run. */
export interface Servers {
  /** What was taken, for a person. */
  which: string
  /** What whole systems of their own take in the journeys, and what their environment needs for it. */
  infra: 'docker' | 'local'
  env: NodeJS.ProcessEnv
  /** A server, with an account that may create databases. */
  mysqlUrl: string
  natsUrl: string
  stop: () => Promise<void>
}
