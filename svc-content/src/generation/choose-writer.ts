import type { WriterConfig } from '../config.ts'
import type { ArticleWriter } from './article-writer.ts'
import { createOpenaiWriter } from './openai/create-openai-writer.ts'
import { createTemplateWriter } from './template/create-template-writer.ts'

/** The writer that the configuration names. */
export const chooseWriter = (config: WriterConfig): ArticleWriter =>
  config.name === 'openai' ? createOpenaiWriter(config) : createTemplateWriter()
