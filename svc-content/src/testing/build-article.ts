import { TEST_CODE } from '@site/service/testing/start-test-service'

/** The body of POST or PUT /api/blog, with the admin code. */
export const buildArticle = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Automatiser le tri des e-mails',
  content: '<p>Une boîte partagée, <strong>trois</strong> règles.</p>',
  imageUrl: '/images/tri.webp',
  adminCode: TEST_CODE,
  ...changes
})
