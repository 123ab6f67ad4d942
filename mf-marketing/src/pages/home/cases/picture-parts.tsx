/** A bar of the planning with its words, on the 960 × 600 canvas; `end` sets them at its right end. */
export function Bar({ x, y, width, fill, text, end }: BarProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height="44" rx="8" fill={fill} />
      <text x={end ? x + width - 14 : x + 14} y={y + 29} textAnchor={end && 'end'}>
        {text}
      </text>
    </>
  )
}

interface BarProps {
  x: number
  y: number
  width: number
  fill: string
  text: string
  end?: true
}

/**
 * The window the screens stand in: a white sheet with its title, that bleeds off to the right and below, further where the words
 * over it need more height. A phone shows the left top 480 × 400 of the canvas, whole in itself (cases.module.css).
 */
export function Frame({ title }: { title: string }) {
  return (
    <>
      <rect width="960" height="999" fill="var(--bar)" />
      <rect x="36" y="36" width="990" height="999" rx="18" fill="var(--blanc)" />
      <Title x={68} text={title} />
    </>
  )
}

/** What a sheet or a panel shows, on its first line. */
export function Title({ x, text, y = 90, fill }: { x: number; text: string; y?: number; fill?: string }) {
  return (
    <text x={x} y={y} fontSize="26" fontFamily="var(--f-titre)" fill={fill}>
      {text}
    </text>
  )
}

/** A tick in a disc. */
export function Tick({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" fill="var(--menthe)" />
      <path
        d={`m${x - 6} ${y + 1} 4 4 8-9`}
        fill="none"
        stroke="var(--encre)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
