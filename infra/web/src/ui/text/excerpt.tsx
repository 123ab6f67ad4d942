/** Excerpts belong to the contract: services cut them for lists, pages for cards (contracts/article-text). */
export { cut, excerpt, htmlToText } from '@site/contracts/articles/article-text'
