import { type ArticleInput, articleInputSchema } from '@site/contracts/articles/article'
import { validate } from '@site/service/http/validate'
import { cleanInput } from '../articles/clean-input.ts'

/** The text of a draft as it can be published. @throws HttpError 422 when its title or its content is blank */
export const readyText = ({ title, content, imageUrl }: ArticleInput): ArticleInput =>
  cleanInput(validate(articleInputSchema, { title, content, imageUrl }))
