import { Bar, Frame } from './picture-parts.tsx'

/** Names with the middles of their rows; Léo's holds two lanes. */
const rows = [
  ['Marco', 181],
  ['Léo', 270],
  ['Inès', 361],
  ['Nora', 429],
  ['Awa', 495],
  ['Hugo', 561]
] as const
const shifts = [
  [205, 159, 190, 'var(--menthe)', 'Vestiaire'],
  [560, 159, 240, 'var(--lilas)', 'Service en salle'],
  [166, 222, 154, 'var(--lilas)', 'Accueil'],
  [700, 248, 200, 'var(--menthe)', 'Vestiaire'],
  [616, 339, 230, 'var(--lilas)', 'Accueil, hall 2'],
  [166, 407, 270, 'var(--lilas)', 'Accueil, hall 1'],
  [672, 407, 240, 'var(--safran)', 'Cocktail'],
  [166, 473, 150, 'var(--menthe)', 'Montage'],
  [502, 473, 250, 'var(--lilas)', 'Service en salle'],
  [330, 539, 200, 'var(--safran)', 'Cocktail'],
  [730, 539, 180, 'var(--menthe)', 'Démontage']
] as const

/** A day's rota of extras; Léo holds two shifts at once, and someone free is offered in the row below. */
export function RotaPicture() {
  return (
    <>
      <Frame title="Planning des extras" />
      <g fill="var(--encre-3)" fontWeight="500">
        <text x="924" y="90" textAnchor="end">
          Samedi 13 juin
        </text>
        {[10, 12, 14, 16, 18, 20, 22].map((hour, index) => (
          <text key={hour} x={160 + index * 114} y="132">
            {hour}&nbsp;h
          </text>
        ))}
      </g>
      <path d="M68 148h892M68 214h892M68 326h892M68 396h892M68 462h892M68 528h892" stroke="var(--filet)" />
      {rows.map(([name, y]) => (
        <text key={name} x="68" y={y + 7}>
          {name}
        </text>
      ))}
      {shifts.map(([x, y, width, fill, text]) => (
        <Bar key={x + y * 1000} x={x} y={y} width={width} fill={fill} text={text} />
      ))}
      <Bar x={274} y={274} width={156} fill="var(--safran)" text="Déjeuner" end />
      <rect
        x="274"
        y="217"
        width="46"
        height="106"
        fill="var(--err)"
        fillOpacity=".2"
        stroke="var(--err)"
        strokeWidth="3"
      />
      <path d="M319 215.5h151a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H319z" fill="var(--err)" />
      <text x="331" y="244" fontSize="18" fill="var(--blanc)">
        Double créneau
      </text>
      <path
        d="m338 336 14-12 14 12h98a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H178a12 12 0 0 1-12-12v-26a12 12 0 0 1 12-12z"
        fill="var(--nuit)"
      />
      <text x="184" y="368" fill="var(--papier)">
        Disponible à 12&nbsp;h
      </text>
      <rect x="374" y="342" width="96" height="38" rx="8" fill="var(--corail)" />
      <text x="392" y="368">
        Placer
      </text>
    </>
  )
}
