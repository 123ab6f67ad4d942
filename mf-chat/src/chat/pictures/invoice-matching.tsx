import { Bar, Frame, Grid, Label, Stroke } from './shapes.tsx'

const LINES = [
  { y: 84, left: '1 240,00', right: '1 240,00', tone: 'menthe' },
  { y: 132, left: '386,50', right: '386,50', tone: 'menthe' },
  { y: 180, left: '92,00', right: '90,20', tone: 'corail' }
] as const

/** Invoices matched with the hotel's software, line by line. */
export function InvoiceMatching({ label }: { label: string }) {
  return (
    <Frame label={label}>
      <Label x={24} y={42} isStrong>
        Facture
      </Label>
      <Label x={376} y={42} isStrong anchor="end">
        PMS
      </Label>
      <Grid d="M24 58H376M24 236H376" />
      {LINES.map(({ y, left, right, tone }) => (
        <g key={left}>
          <Bar x={24} y={y} width={112} tone="lilas" text={left} />
          <Stroke d={`M148 ${y + 15}H252`} tone={tone} />
          <Bar x={264} y={y} width={112} tone={tone} text={right} />
        </g>
      ))}
      <Label x={24} y={266}>
        2 lignes rapprochées
      </Label>
      <Label x={376} y={266} anchor="end">
        1 écart à voir
      </Label>
    </Frame>
  )
}
