import { Bar, Frame, Tick, Title } from './picture-parts.tsx'

const people = ['Amélie Roussel', 'Bastien Leroy', 'Chloé Naudin', 'Driss Haddad', 'Elsa Vidal']
/** First day of a session, how many days it takes, its colour. */
const sessions = [
  [3, 2, 'var(--lilas)'],
  [9, 3, 'var(--menthe)'],
  [17, 2, 'var(--safran)'],
  [23, 2, 'var(--lilas)'],
  [26, 1, 'var(--menthe)'],
  [30, 1, 'var(--safran)']
] as const
const legend = [
  ['var(--lilas)', 'Accueil en réception', '3 et 4'],
  ['var(--menthe)', 'Vente en salle', 'du 9 au 11'],
  ['var(--safran)', 'Gestes et sécurité', '17 et 18']
] as const
const dayX = (day: number) => 68 + ((day - 1) % 7) * 56
const dayY = (day: number) => 146 + Math.floor((day - 1) / 7) * 50

/** A month of sessions that begins on a Monday, and the attendance of the one under way. */
export function TrainingPicture() {
  return (
    <>
      <Frame title="Sessions de juin" />
      {['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'].map((day, index) => (
        <text
          key={day}
          x={93 + index * 56}
          y="132"
          fontSize="18"
          fontWeight="500"
          fill="var(--encre-3)"
          textAnchor="middle"
        >
          {day}
        </text>
      ))}
      {Array.from({ length: 30 }, (_, index) => (
        <rect
          key={dayX(index + 1) + dayY(index + 1) * 1000}
          x={dayX(index + 1)}
          y={dayY(index + 1)}
          width="50"
          height="44"
          rx="8"
          fill={index % 7 > 4 ? 'var(--papier)' : 'var(--teinte)'}
        />
      ))}
      {sessions.map(([day, days, fill]) => (
        <rect
          key={day}
          x={dayX(day)}
          y={dayY(day)}
          width={days * 56 - 6}
          height="44"
          rx="8"
          fill={fill}
          stroke={day === 17 ? 'var(--encre)' : undefined}
          strokeWidth="3"
        />
      ))}
      {Array.from({ length: 30 }, (_, index) => (
        <text
          key={dayX(index + 1) + dayY(index + 1) * 1000}
          x={dayX(index + 1) + 10}
          y={dayY(index + 1) + 29}
          fill={index % 7 > 4 ? 'var(--encre-3)' : undefined}
        >
          {index + 1}
        </text>
      ))}
      {legend.map(([fill, name, days], row) => (
        <g key={name}>
          <rect x="68" y={416 + row * 36} width="34" height="20" rx="6" fill={fill} />
          <text x="116" y={433 + row * 36}>
            {name}
          </text>
          <text x="454" y={433 + row * 36} fill="var(--encre-3)" textAnchor="end">
            {days}
          </text>
        </g>
      ))}
      <Bar x={68} y={530} width={386} fill="var(--lilas)" text={'Convocations envoyées\u00a0: 18'} />
      <rect x="496" y="36" width="464" height="999" fill="var(--nuit)" />
      <g fill="var(--papier)">
        <Title x={536} text="Présences du 17 juin" />
        {people.map((name, row) => (
          <g key={name}>
            <path d={`M536 ${148 + row * 84}h388`} stroke="#2b3064" strokeWidth="2" />
            <text x="536" y={197 + row * 84}>
              {name}
            </text>
            {row === 3 ? (
              <circle cx="911" cy="442" r="12" fill="none" stroke="var(--lilas-texte)" strokeWidth="2" />
            ) : (
              <Tick x={911} y={190 + row * 84} />
            )}
          </g>
        ))}
        <text x="924" y="90" fill="var(--lilas-texte)" textAnchor="end">
          4 sur 5
        </text>
      </g>
    </>
  )
}
