import { takeCommandLine } from '@site/contracts/command-line'
import { loadBank } from '../content/load-bank.ts'
import { countWords } from '../writers/draft/count-words.ts'
import { CHAPTER_NAMES } from '../writers/template/bank/bank.ts'
import { fillTerms } from '../writers/template/fill-terms.ts'
import { measureReading, readAround } from '../writers/template/measure-reading.ts'
import { writeDays } from '../writers/template/write-days.ts'

// `npm run site -- measure-articles [chapters | <days>]`: what a faithful reader of the built-in writer meets, or every chapter with every subject once.
const { words } = takeCommandLine({
  usage: 'npm run site -- measure-articles [chapters | <days>]',
  most: 1,
  isWord: (word) => word === 'chapters' || /^[1-9]\d{0,3}$/.test(word)
})
if (words[0] === 'chapters') showChapters()
else await measure(Number(words[0] ?? 1000))

function showChapters(): void {
  const { subjects, chapters } = loadBank()
  for (const name of CHAPTER_NAMES)
    for (const { text, fits } of chapters.filter((chapter) => chapter.name === name))
      for (const { terms } of subjects.filter(({ kind }) => fits.includes(kind)))
        if (text.includes('{')) console.log(`${terms.topic}\n${fillTerms(text, terms)}\n`)
}

async function measure(days: number): Promise<void> {
  const articles = await writeDays(days)
  const measures = measureReading(articles)
  for (const day of [30, 60, 100, 200, 300, 400, 700, 1000].filter((one) => one <= articles.length))
    console.log(
      `day ${String(day).padStart(4)}: ${(100 * readAround(measures, day)).toFixed(0)} % read before`
    )
  if (articles.length < days)
    console.log(`The bank ends after ${articles.length} days: nothing is written twice.`)
  const { sentence, times } = measures.mostRepeated
  console.log(`most often within 100 articles: ${times} times, « ${sentence} »`)
  console.log(`copies: ${measures.copies.length}`)
  const lengths = articles.map(({ content }) => countWords(content))
  console.log(`words: ${Math.min(...lengths)} to ${Math.max(...lengths)}`)
  const titles = loadBank().subjects.flatMap((subject) => subject.titles)
  console.log(
    `titles: ${titles.length}, ${titles.filter(({ text }) => text !== '').length} with a text of their own`
  )
}
