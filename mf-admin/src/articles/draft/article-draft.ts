export interface ArticleDraft {
  title: string
  content: string
  imageUrl: string
}
