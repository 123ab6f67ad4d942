import { describeArticles } from './articles.suite.ts'

describeArticles('mysql')
