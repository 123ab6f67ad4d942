import type { Subject } from './subject.ts'
import { aiAudit } from './subjects/ai-audit.ts'
import { documentSearch } from './subjects/document-search.ts'
import { supplierInvoices } from './subjects/supplier-invoices.ts'
import { yieldManagement } from './subjects/yield-management.ts'

/** The rota. Neighbours differ in trade, so that a week of the blog speaks to everyone. More than thirty: each rests a month. */
export const allSubjects: readonly Subject[] = [aiAudit, yieldManagement, documentSearch, supplierInvoices]
