import { z } from 'zod'

/** GET /api/admin/scheduler-status (SPEC §3, RESOLUTIONS 20). */
export const schedulerStatusSchema = z.object({
  isRunning: z.boolean(),
  scheduledTime: z.string(),
  nextRun: z.iso.datetime()
})
export type SchedulerStatus = z.infer<typeof schedulerStatusSchema>
