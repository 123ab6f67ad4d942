/** Numbers on each side of the page one is on. */
const BESIDE = 1

/** The pages to offer: the first, the last and those about `page`; null where some are left out. At most seven places. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, ...around(page, pages), pages])].sort((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}

const around = (page: number, pages: number): number[] =>
  Array.from({ length: 2 * BESIDE + 1 }, (_, index) => page - BESIDE + index).filter(
    (number) => number >= 1 && number <= pages
  )
