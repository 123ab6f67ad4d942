/** The real servers of a test run. */
export interface Servers {
  /** Describes the servers to a person. */
  which: string
  /** The kind of servers that a system starts when it needs its own, and the variables that it needs for that. */
  infra: 'docker' | 'local'
  env: NodeJS.ProcessEnv
  /** A server, with an account that may create databases. */
  mysqlUrl: string
  natsUrl: string
  stop: () => Promise<void>
}
