import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { articleSchema } from '@site/contracts/articles/article'
import { z } from 'zod'
import type { SeedArticle } from './seed-article.ts'

const FOLDER = join(import.meta.dirname, 'articles')

const seedModuleSchema = z.object({ article: articleSchema.extend({ imageUrl: z.null() }) })

/** Loads the seed articles in the order of their files: each file of `articles/` exports one as `article`. */
export async function loadSeedArticles(): Promise<SeedArticle[]> {
  const files = (await readdir(FOLDER)).filter((file) => /\.m?[jt]s$/.test(file)).sort()
  return Promise.all(files.map(loadArticle))
}

async function loadArticle(file: string): Promise<SeedArticle> {
  const module: unknown = await import(pathToFileURL(join(FOLDER, file)).href)
  return seedModuleSchema.parse(module).article
}
