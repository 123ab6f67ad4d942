import { buffer } from 'node:stream/consumers'
import { sanitizeArticle } from '../sanitiser/sanitize-article.ts'
import { writeDays } from '../writers/template/write-days.ts'

// For tests of those who read articles and import no service: takes a list of HTML as JSON, and answers each as an article of it would be stored,
// after the articles of so many days of the built-in writer.
//   node svc-content/src/testing/print-articles.ts 442 < documents.json
const days = Number(process.argv[2])
const given: string[] = JSON.parse((await buffer(process.stdin)).toString())
const written = (await writeDays(days)).map(({ content }) => content)
process.stdout.write(
  JSON.stringify({ written: written.map(sanitizeArticle), given: given.map(sanitizeArticle) })
)
