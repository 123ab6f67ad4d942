/** An article as it comes out, oldest first. */
export interface ReadArticle {
  title: string
  /** HTML */
  content: string
}

/** What somebody who reads every article of the bank meets. */
export interface ReadingMeasures {
  /** Of each article, how much of it stood in an earlier one: a share of its sentences, from 0 to 1. */
  alreadyRead: number[]
  /** The sentence that comes most often within any hundred articles in a row. */
  mostRepeated: { sentence: string; times: number }
  /** Articles whose text is that of an earlier one. */
  copies: string[]
}

/** How many characters a sentence needs to be noticed when it comes again: a cell of a table or a heading of two words is not. */
const SHORTEST = 20
const SPAN = 100

/** The sentences of an article that a reader would notice again, each once; a heading is none. */
export const sentencesOf = (html: string): Set<string> =>
  new Set(
    html
      .replace(/<(h[2-6])>.*?<\/\1>/g, '\n')
      .replace(/<\/?(?:strong|em|a)(?: [^>]*)?>/g, '')
      .replace(/<[^>]*>/g, '\n')
      .split(/(?<=[.!?…][\u00a0\u202f]?»?)\s+|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > SHORTEST)
  )

/** Measures what a faithful reader of `articles`, one a day, has read before. */
export function measureReading(articles: readonly ReadArticle[]): ReadingMeasures {
  const days = new Map<string, number[]>()
  const texts = new Set<string>()
  const copies: string[] = []
  const alreadyRead = articles.map(({ title, content }, day) => {
    if (texts.has(content)) copies.push(title)
    texts.add(content)
    const sentences = sentencesOf(content)
    let known = 0
    for (const sentence of sentences) {
      const earlier = days.get(sentence)
      if (earlier) known += 1
      days.set(sentence, [...(earlier ?? []), day])
    }
    return sentences.size === 0 ? 0 : known / sentences.size
  })
  let mostRepeated = { sentence: '', times: 0 }
  for (const [sentence, seen] of days) {
    const times = Math.max(
      ...seen.map((first, at) => seen.slice(at).filter((day) => day < first + SPAN).length)
    )
    if (times > mostRepeated.times) mostRepeated = { sentence, times }
  }
  return { alreadyRead, mostRepeated, copies }
}

/** The mean of what had been read of the articles around day `day`, ten before it and ten from it on. */
export function readAround({ alreadyRead }: ReadingMeasures, day: number): number {
  const around = alreadyRead.slice(Math.max(0, day - 10), day + 10)
  return around.reduce((sum, share) => sum + share, 0) / around.length
}
