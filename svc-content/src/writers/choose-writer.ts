import type { ArticleWriter } from './draft/article-writer.ts'
import type { ModelAddress } from './openai/ask-model.ts'
import { createOpenaiWriter } from './openai/create-openai-writer.ts'
import { createTemplateWriter } from './template/create-template-writer.ts'

/** Which writer, and for a model its address. */
type WriterConfig = { name: 'template' } | ({ name: 'openai' } & ModelAddress)

/** The writer that the configuration names. */
export const chooseWriter = (config: WriterConfig): ArticleWriter =>
  config.name === 'openai' ? createOpenaiWriter(config) : createTemplateWriter()
