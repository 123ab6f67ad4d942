import { Bar, Frame, Tick } from './picture-parts.tsx'

const people = ['Amélie Roussel', 'Bastien Leroy', 'Chloé Naudin', 'Driss Haddad', 'Elsa Vidal']
const marked = new Map([
  [2, 'var(--lilas)'],
  [3, 'var(--lilas)'],
  [8, 'var(--menthe)'],
  [11, 'var(--safran)'],
  [12, 'var(--safran)'],
  [17, 'var(--menthe)'],
  [18, 'var(--menthe)']
])

/** A month of sessions, and the attendance of the one under way. */
export function TrainingPicture() {
  return (
    <>
      <Frame title="Sessions de juin" ground="var(--safran)" />
      {Array.from({ length: 20 }, (_, index) => {
        const x = 84 + (index % 5) * 82
        const y = 138 + Math.floor(index / 5) * 82
        return (
          <g key={x + y * 1000}>
            <rect x={x} y={y} width="74" height="74" rx="10" fill={marked.get(index) ?? 'var(--teinte)'} />
            <text x={x + 12} y={y + 30} fontSize="19" fill="var(--encre)">
              {index + 1 + Math.floor(index / 5) * 2}
            </text>
          </g>
        )
      })}
      <rect
        x="161"
        y="298"
        width="164"
        height="82"
        rx="13"
        fill="none"
        stroke="var(--encre)"
        strokeWidth="3"
      />
      <Bar x={84} y={488} width={402} fill="var(--lilas)" text="Convocations envoyées : 18" />
      <rect x="540" y="44" width="420" height="580" fill="var(--nuit)" />
      <text x="576" y="97" fontSize="25" fontFamily="var(--f-titre)" fill="var(--papier)">
        Présences
      </text>
      <text x="840" y="97" fontSize="19" fill="var(--lilas-texte)">
        4 sur 5
      </text>
      {people.map((name, row) => (
        <g key={name}>
          <path d={`M576 ${138 + row * 76}h348`} stroke="#2b3064" strokeWidth="2" />
          <text x="576" y={183 + row * 76} fontSize="20" fill="var(--papier)">
            {name}
          </text>
          {row === 3 ? (
            <circle
              cx="904"
              cy={176 + row * 76}
              r="13"
              fill="none"
              stroke="var(--lilas-texte)"
              strokeWidth="2.500"
            />
          ) : (
            <Tick x={904} y={176 + row * 76} />
          )}
        </g>
      ))}
    </>
  )
}
