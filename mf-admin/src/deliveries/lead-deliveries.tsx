import { SheetSection } from '../leads/sheet/frame/sheet-section.tsx'
import { deliveriesCopy } from './content/deliveries.ts'
import styles from './sent/deliveries.module.css'
import { DeliveryRow } from './sent/delivery-row.tsx'
import { useDeliveries } from './sent/use-deliveries.ts'

interface LeadDeliveriesProps {
  adminCode: string
  leadId: number
}

/** Who was told of a lead and how that went, with the way to send it again: a section of its sheet (DELIVERY-12). */
export function LeadDeliveries({ adminCode, leadId }: LeadDeliveriesProps) {
  const { page, hasFailed, sendAgain } = useDeliveries(adminCode, { leadId })
  return (
    <SheetSection title={deliveriesCopy.sheetTitle}>
      {page && page.deliveries.length > 0 && (
        <ul className={styles.list} data-narrow>
          {page.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onSendAgain={sendAgain} />
          ))}
        </ul>
      )}
      <p className={styles.kept} role="status">
        {hasFailed && deliveriesCopy.sentFailed}
        {!page && !hasFailed && deliveriesCopy.loading}
        {page?.deliveries.length === 0 && deliveriesCopy.sheetNone}
      </p>
    </SheetSection>
  )
}
