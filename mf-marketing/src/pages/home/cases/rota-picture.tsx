import { Bar, Frame } from './picture-parts.tsx'

const names = ['Inès', 'Marco', 'Awa', 'Léo', 'Nora', 'Hugo']
const shifts = [
  [0, 210, 250, 'var(--lilas)', 'Accueil, hall 2'],
  [1, 470, 220, 'var(--menthe)', 'Vestiaire'],
  [2, 210, 180, 'var(--safran)', 'Cocktail'],
  [2, 640, 250, 'var(--lilas)', 'Accueil, hall 1'],
  [4, 340, 290, 'var(--menthe)', 'Service en salle'],
  [5, 210, 150, 'var(--lilas)', 'Accueil'],
  [5, 392, 220, 'var(--safran)', 'Cocktail']
] as const
const rowY = (row: number) => 176 + row * 70

/** A rota of extras; Léo holds two shifts at once, and someone free is offered. */
export function RotaPicture() {
  return (
    <>
      <Frame title="Planning des extras" ground="var(--lilas)" />
      {['jeu.', 'ven.', 'sam.', 'dim.'].map((day, index) => (
        <text key={day} x={210 + index * 182} y="146" fontSize="18" fontWeight="500" fill="var(--encre-3)">
          {day}
        </text>
      ))}
      <path d={names.map((_, row) => `M84 ${rowY(row) - 13}h876`).join('')} stroke="var(--filet)" />
      {names.map((name, row) => (
        <text key={name} x="84" y={rowY(row) + 28} fontSize="19" fill="var(--encre)">
          {name}
        </text>
      ))}
      {shifts.map(([row, x, width, fill, text]) => (
        <Bar key={`${row}-${x}`} x={x} y={rowY(row)} width={width} fill={fill} text={text} />
      ))}
      <Bar x={392} y={rowY(3) - 4} width={210} height={30} fill="var(--lilas)" text="Accueil" />
      <Bar x={480} y={rowY(3) + 18} width={230} height={30} fill="var(--safran)" text="Cocktail" />
      <rect
        x="386"
        y={rowY(3) - 10}
        width="330"
        height="64"
        rx="11"
        fill="none"
        stroke="var(--err)"
        strokeWidth="3"
      />
      <g>
        <rect x="700" y={rowY(3) - 32} width="178" height="38" rx="8" fill="var(--err)" />
        <text x="716" y={rowY(3) - 7} fontSize="18" fill="var(--blanc)">
          Double créneau
        </text>
      </g>
      <g>
        <rect x="560" y={rowY(4) - 4} width="336" height="64" rx="12" fill="var(--nuit)" />
        <text x="582" y={rowY(4) + 35} fontSize="19" fill="var(--papier)">
          Inès est libre samedi
        </text>
        <rect x="790" y={rowY(4) + 8} width="92" height="40" rx="8" fill="var(--corail)" />
        <text x="805" y={rowY(4) + 34} fontSize="18" fill="var(--encre)">
          Placer
        </text>
      </g>
    </>
  )
}
