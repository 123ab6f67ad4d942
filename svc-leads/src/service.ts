import { defineService } from '@site/service/define-service'
import { onDatabase } from '@site/service/on-database'
import { createRoutes } from '@site/service/routes/routes'
import { addAudienceRoute, pruneAudience, startAudience } from './audience/audience.ts'
import { startCodeAnnouncements } from './codes/announce-codes.ts'
import { addCodeRoutes } from './codes/code-routes.ts'
import { createUseNotes } from './codes/note-use.ts'
import { allOf } from './composition/area.ts'
import { captureLeads } from './composition/capture.ts'
import { tellOfLeads } from './composition/deliveries.ts'
import { serveDesk } from './composition/desk.ts'
import { keepLeads } from './composition/list.ts'
import { leadsConfig } from './config.ts'
import { addTokenRoutes } from './integrations/token-routes.ts'
import { migrations } from './migrations/index.ts'

/** Captures leads, lists and searches them, notifies the team, keeps who answers them, and erases them when the law says so. */
export const leadsService = defineService({
  name: 'svc-leads',
  config: leadsConfig,
  compose: onDatabase(migrations, async (context) => {
    const { config, db, clock } = context
    context.onCodeUsed(createUseNotes(context))
    const routes = createRoutes(context.checkCode, config.TOKEN_CALLS_PER_MINUTE)
    addCodeRoutes(routes, context)
    addTokenRoutes(routes, context)
    addAudienceRoute(routes, context)
    const { told, ...telling } = await tellOfLeads(routes, context)
    return {
      routers: [routes.router],
      ...allOf([
        captureLeads(routes, context),
        keepLeads(routes, context),
        await serveDesk(routes, context, told),
        telling,
        {
          consumers: [await startCodeAnnouncements(context), await startAudience(context)],
          housekeeping: { 'old sums of visits': () => pruneAudience(db, clock()) }
        }
      ])
    }
  })
})
