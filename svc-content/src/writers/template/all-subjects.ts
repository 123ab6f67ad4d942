import { aiAudit } from './subjects/ai-audit.ts'
import { aiRegulation } from './subjects/ai-regulation.ts'
import { cancellations } from './subjects/cancellations.ts'
import { changeManagement } from './subjects/change-management.ts'
import { dataProtection } from './subjects/data-protection.ts'
import { dataQuality } from './subjects/data-quality.ts'
import { documentSearch } from './subjects/document-search.ts'
import { emailTriage } from './subjects/email-triage.ts'
import { eventQuotes } from './subjects/event-quotes.ts'
import { eventStaffing } from './subjects/event-staffing.ts'
import { guestReviews } from './subjects/guest-reviews.ts'
import { hiddenUsage } from './subjects/hidden-usage.ts'
import { hotelAccounting } from './subjects/hotel-accounting.ts'
import { housekeeping } from './subjects/housekeeping.ts'
import { internalProcedures } from './subjects/internal-procedures.ts'
import { leadQualification } from './subjects/lead-qualification.ts'
import { localSeo } from './subjects/local-seo.ts'
import { meetingMinutes } from './subjects/meeting-minutes.ts'
import { modelChoice } from './subjects/model-choice.ts'
import { multilingualWelcome } from './subjects/multilingual-welcome.ts'
import { projectBrief } from './subjects/project-brief.ts'
import { restaurantForecast } from './subjects/restaurant-forecast.ts'
import { returnOnInvestment } from './subjects/return-on-investment.ts'
import { schools } from './subjects/schools.ts'
import { seasonalOnboarding } from './subjects/seasonal-onboarding.ts'
import { siteChatbot } from './subjects/site-chatbot.ts'
import { socialContent } from './subjects/social-content.ts'
import { staffSchedules } from './subjects/staff-schedules.ts'
import type { Subject } from './subjects/subject.ts'
import { supplierInvoices } from './subjects/supplier-invoices.ts'
import { taskAutomation } from './subjects/task-automation.ts'
import { teamTraining } from './subjects/team-training.ts'
import { tenders } from './subjects/tenders.ts'
import { writingInstructions } from './subjects/writing-instructions.ts'
import { yieldManagement } from './subjects/yield-management.ts'

/** The subjects in the order they are treated. Neighbours differ in trade, so that a week of the blog speaks to everyone. There are more than thirty, so that a subject comes back after a month at the earliest. */
export const allSubjects: readonly Subject[] = [
  aiAudit,
  yieldManagement,
  emailTriage,
  dataProtection,
  eventStaffing,
  documentSearch,
  restaurantForecast,
  teamTraining,
  supplierInvoices,
  guestReviews,
  projectBrief,
  multilingualWelcome,
  meetingMinutes,
  localSeo,
  changeManagement,
  eventQuotes,
  dataQuality,
  housekeeping,
  writingInstructions,
  leadQualification,
  staffSchedules,
  modelChoice,
  cancellations,
  siteChatbot,
  internalProcedures,
  returnOnInvestment,
  seasonalOnboarding,
  aiRegulation,
  hotelAccounting,
  socialContent,
  schools,
  hiddenUsage,
  tenders,
  taskAutomation
]
