/** What is written of an article. */
export interface ArticleDraft {
  title: string
  content: string
  imageUrl: string
}

/** What the form edits of an article or of its draft. */
export const draftOf = ({
  title,
  content,
  imageUrl
}: {
  title: string
  content: string
  imageUrl: string | null
}): ArticleDraft => ({ title, content, imageUrl: imageUrl ?? '' })

/** Body of a call that sends a text, apart from the code. An empty image is no image. */
export const bodyOf = ({ title, content, imageUrl }: ArticleDraft) => ({
  title: title.trim(),
  content,
  imageUrl: imageUrl.trim() || null
})

export const isSameText = (one: ArticleDraft, other: ArticleDraft): boolean =>
  one.title === other.title && one.content === other.content && one.imageUrl === other.imageUrl
