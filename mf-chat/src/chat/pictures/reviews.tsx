import { Bar, Frame, Grid, Label } from './shapes.tsx'

const THEMES = [
  { name: 'Accueil', good: 190, y: 84 },
  { name: 'Literie', good: 168, y: 128 },
  { name: 'Petit-déjeuner', good: 120, y: 172 },
  { name: 'Bruit', good: 62, y: 216 }
]

/** Guests' reviews read and sorted by theme. */
export function Reviews({ label }: { label: string }) {
  return (
    <Frame label={label}>
      <Label x={24} y={42} isStrong>
        312 avis lus ce mois-ci
      </Label>
      <Grid d="M136 62V256M196 62V256M256 62V256M316 62V256M376 62V256" />
      {THEMES.map(({ name, good, y }) => (
        <g key={name}>
          <Label x={24} y={y + 17}>
            {name}
          </Label>
          <Bar x={136} y={y} width={good} height={26} tone="menthe" />
          <Bar x={136 + good + 4} y={y} width={236 - good} height={26} tone="lilas" />
        </g>
      ))}
      <Bar x={136} y={264} width={12} height={12} tone="menthe" />
      <Label x={156} y={275}>
        contents
      </Label>
      <Bar x={232} y={264} width={12} height={12} tone="lilas" />
      <Label x={252} y={275}>
        à améliorer
      </Label>
    </Frame>
  )
}
