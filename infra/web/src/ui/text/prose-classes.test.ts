import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE_CLASSES } from '@site/contracts/articles/article-markup'
import { expect, it } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, 'prose-classes.module.css'), 'utf8')

it.each(ARTICLE_CLASSES)('%s, which an article may carry, has its style', (name) => {
  expect(styles).toContain(`:global(.${name})`)
})
