/** Widths on the screen, in CSS pixels. */
export interface ToolSizes {
  /** Of the line that the tools stand in. */
  line: number
  tool: number
  /** Between two groups. */
  gap: number
}

/**
 * The tools that stand in the line, in their groups, and the rest, for which the line keeps the place of one more button. So the line never
 * becomes two.
 */
export function fitTools<Tool>(
  groups: readonly (readonly Tool[])[],
  { line, tool, gap }: ToolSizes
): { shown: Tool[][]; rest: Tool[] } {
  const whole = groups.reduce((sum, { length }) => sum + length * tool, (groups.length - 1) * gap)
  if (whole <= line) return { shown: groups.map((group) => [...group]), rest: [] }
  const shown: Tool[][] = []
  const rest: Tool[] = []
  let room = line - tool
  for (const group of groups) {
    // Once something is left out, all that follows is, so that the order stays.
    const most = rest.length > 0 ? 0 : Math.max(0, Math.floor((room - gap) / tool))
    const kept = group.slice(0, most)
    if (kept.length > 0) shown.push(kept)
    rest.push(...group.slice(kept.length))
    room -= kept.length * tool + gap
  }
  return { shown, rest }
}
