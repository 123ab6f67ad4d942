import { Bar, Frame, Grid, Label, Stroke } from './shapes.tsx'

/** An answer drawn from the company's own documents, with the page it comes from. */
export function SourcedAnswer({ label }: { label: string }) {
  return (
    <Frame label={label}>
      <Bar x={116} y={24} width={260} height={42} tone="lilas" text="Quel délai pour annuler un groupe ?" />
      <Bar x={24} y={84} width={304} height={96} tone="blanc" />
      <Label x={42} y={114}>
        Jusqu’à 21 jours avant l’arrivée,
      </Label>
      <Label x={42} y={136}>
        sans frais. Ensuite, 50 % du séjour.
      </Label>
      <Bar x={42} y={150} width={14} height={14} tone="menthe" />
      <Label x={64} y={162}>
        Contrat groupes, page 4
      </Label>
      <Stroke d="M72 180V206H232V222" tone="menthe" />
      <Bar x={200} y={200} width={152} height={88} tone="blanc" />
      <Grid d="M200 206a6 6 0 0 1 6-6H346a6 6 0 0 1 6 6V288H200Z" />
      <Bar x={216} y={216} width={90} height={7} tone="filet" />
      <Bar x={216} y={234} width={120} height={7} tone="filet" />
      <Bar x={214} y={247} width={124} height={15} tone="menthe" />
      <Bar x={216} y={271} width={76} height={7} tone="filet" />
    </Frame>
  )
}
