import { connectDatabase } from '@site/service/database/database'
import { createLog } from '@site/service/observability/log'
import { provideMysqlTemplate } from '@site/service/testing/migrated-templates'
import { contentService } from '@site/svc-content/service'
import { leadsService } from '@site/svc-leads/service'

/** Names of databases that hold what the services' migrations make, and nothing else. */
export interface MigratedDatabases {
  content: string
  leads: string
}

/**
 * Makes a database of each service on a MySQL server, migrated, from which tests copy those of the systems they start: each system would else
 * apply ninety migrations.
 *
 * @param server address of the server, without a database, for an account that may create databases
 */
export async function provideMigratedDatabases(server: string): Promise<MigratedDatabases> {
  const log = createLog({ service: 'tests', level: 'warn' })
  const admin = await connectDatabase({ url: `${server}/information_schema`, log })
  const provide = ({ migrations }: Pick<typeof leadsService, 'migrations'>) =>
    provideMysqlTemplate(admin, server, migrations, log)
  try {
    return { content: await provide(contentService), leads: await provide(leadsService) }
  } finally {
    await admin.close()
  }
}
