import { Bar, Frame, Grid, Label } from './shapes.tsx'

const MAILS = [
  { y: 64, text: 'Groupe de 18, mars', tone: 'corail', kind: 'Devis' },
  { y: 114, text: 'Facture 2026-118', tone: 'safran', kind: 'Compta' },
  { y: 164, text: 'Objet oublié, 204', tone: 'menthe', kind: 'Traité' },
  { y: 214, text: 'Départ tardif ?', tone: 'menthe', kind: 'Traité' }
] as const

/** E-mails sorted as they come, the simple ones answered. */
export function MailTriage({ label }: { label: string }) {
  return (
    <Frame label={label}>
      <Label x={24} y={40} isStrong>
        Boîte de réception
      </Label>
      <Label x={376} y={40} anchor="end">
        8 h 02
      </Label>
      <Grid d="M24 54H376M24 104H376M24 154H376M24 204H376M24 254H376" />
      {MAILS.map(({ y, text, tone, kind }) => (
        <g key={text}>
          <Bar x={24} y={y + 8} width={14} height={14} tone={tone} />
          <Label x={52} y={y + 20}>
            {text}
          </Label>
          <Bar x={284} y={y} width={92} tone={tone} text={kind} />
        </g>
      ))}
      <Label x={24} y={280}>
        118 triés, 96 réponses prêtes
      </Label>
    </Frame>
  )
}
