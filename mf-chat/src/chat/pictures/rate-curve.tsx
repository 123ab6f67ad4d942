import { Bar, Frame, Grid, Label, Stroke } from './shapes.tsx'

const DAYS = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.']
const OCCUPANCY = [70, 62, 84, 96, 142, 160, 90]

/** Room rates that follow the demand of the week. */
export function RateCurve({ label }: { label: string }) {
  return (
    <Frame label={label}>
      <Label x={24} y={40} isStrong>
        Tarif conseillé
      </Label>
      <Bar x={284} y={20} width={92} tone="safran" text="+12 € ven." />
      <Grid d="M24 100H376M24 150H376M24 200H376M24 250H376" />
      {OCCUPANCY.map((height, index) => (
        <Bar
          key={DAYS[index]}
          x={32 + index * 50}
          y={250 - height}
          width={32}
          height={height}
          tone={height > 120 ? 'menthe' : 'lilas'}
        />
      ))}
      <Stroke d="M48 176 98 184 148 160 198 146 248 92 298 74 348 152" tone="corail" />
      {DAYS.map((day, index) => (
        <Label key={day} x={35 + index * 50} y={276}>
          {day}
        </Label>
      ))}
    </Frame>
  )
}
