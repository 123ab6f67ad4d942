import { revisionSchema, revisionSummarySchema } from '@site/contracts/articles/revision'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'

/** The texts of an article that were published, newest first; null when there is no such article, undefined while that is not known. */
export function useRevisions(id: string, adminCode: string) {
  const { http } = usePlatform()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [draftCalls.listRevisions.path, id, adminCode],
    queryFn: async () => {
      const [revisions, article] = await Promise.all([
        orNull(callApi(http, draftCalls.listRevisions, { params: { id }, headers: codeHeader(adminCode) })),
        orNull(callApi(http, blogCalls.readArticle, { params: { id } }))
      ])
      if (!revisions) return null
      const known = revisionSummarySchema.array().parse(revisions)
      // What the blog shows is the text that was published last, unless the article is withdrawn.
      return { revisions: known, online: article ? known[0]?.number : undefined }
    },
    staleTime: 0,
    gcTime: 0
  })
  return { known: data, hasFailed: isError, isFetching, retry: () => void refetch() }
}

/** One text of an article that was published; undefined while it comes, or when none is asked for. */
export function useRevision(id: string, number: number | undefined, adminCode: string) {
  const { http } = usePlatform()
  const { data, isError, refetch } = useQuery({
    queryKey: [draftCalls.readRevision.path, id, number, adminCode],
    queryFn: async () =>
      revisionSchema.parse(
        await callApi(http, draftCalls.readRevision, {
          params: { id, number: number ?? 0 },
          headers: codeHeader(adminCode)
        })
      ),
    enabled: number !== undefined
  })
  return { revision: data, hasFailed: isError, retry: () => void refetch() }
}

async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
