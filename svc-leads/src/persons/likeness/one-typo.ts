/**
 * Are two texts apart by one mistake of typing: a letter too many, missing or another, or two neighbours swapped? Equal texts are not.
 * `mayDiffer`: whether a difference in these letters counts as a mistake; elsewhere the texts are simply different.
 */
export function isOneTypoApart(
  one: string,
  other: string,
  mayDiffer: (letters: string) => boolean = () => true
): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long === short || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  const apart = `${long[at] ?? ''}${short[at] ?? ''}`
  if (long.length > short.length)
    return long.slice(at + 1) === short.slice(at) && mayDiffer(long[at] as string)
  if (long.slice(at + 1) === short.slice(at + 1)) return mayDiffer(apart)
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at]
  return isSwapped && long.slice(at + 2) === short.slice(at + 2) && mayDiffer(apart)
}

/** Are two texts apart by a slip of the fingers: two neighbours swapped, the first letter apart, or one letter typed twice? */
export function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length)
    return (
      [one, other].some((text) => text.replace(/(.)\1/g, '$1') === (text === one ? other : one)) &&
      isOneTypoApart(one, other)
    )
  return (
    one[0] === other[0] &&
    isOneTypoApart(one, other) &&
    [...one].sort().join('') === [...other].sort().join('')
  )
}
