import { Bar, Frame, Grid, Label } from './shapes.tsx'

/** A crew's rota: extras planned, one conflict seen before it happens. */
export function Rota({ label }: { label: string }) {
  return (
    <Frame label={label} isNight>
      <Label x={24} y={40}>
        Salon, 42 extras
      </Label>
      <Label x={118} y={76}>
        jeu.
      </Label>
      <Label x={208} y={76}>
        ven.
      </Label>
      <Label x={298} y={76}>
        sam.
      </Label>
      <Grid d="M0 90H400M0 142H400M0 194H400M0 246H400M108 56V246M198 56V246M288 56V246" />
      <Label x={24} y={121} isStrong>
        Accueil
      </Label>
      <Label x={24} y={173} isStrong>
        Service
      </Label>
      <Label x={24} y={225} isStrong>
        Régie
      </Label>
      <Bar x={114} y={101} width={168} tone="lilas" text="12 confirmés" />
      <Bar x={204} y={153} width={172} tone="menthe" text="24 confirmés" />
      <Bar x={114} y={205} width={120} tone="safran" text="6 confirmés" />
      <Bar x={240} y={205} width={112} tone="corail" text="1 doublon" />
      <Label x={24} y={278}>
        Relances envoyées à 18 h
      </Label>
    </Frame>
  )
}
