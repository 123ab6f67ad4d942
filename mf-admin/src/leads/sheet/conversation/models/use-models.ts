import type { AnswerModel, AnswerModelInput } from '@site/contracts/answers/model'
import { answerCalls } from '@site/contracts/operations/calls/answers'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { codeHeader } from '../../../../api/code-header.ts'

/** The models of answers, and what can be done to them. Each change rejects as callApi does. */
export function useModels(adminCode: string) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const queryKey = [answerCalls.listAnswerModels.path, adminCode]
  const { data, isError } = useQuery({
    queryKey,
    queryFn: (): Promise<AnswerModel[]> =>
      callApi(http, answerCalls.listAnswerModels, { headers: codeHeader(adminCode) }),
    staleTime: 0,
    gcTime: 60_000
  })
  const refresh = () => client.invalidateQueries({ queryKey })
  return {
    models: data ?? [],
    isRead: data !== undefined,
    hasFailed: isError,
    /** Makes a model, or replaces the one of this number. */
    async save(id: number | null, input: AnswerModelInput): Promise<void> {
      const body = { adminCode, ...input }
      if (id === null) await callApi(http, answerCalls.createAnswerModel, { body })
      else await callApi(http, answerCalls.changeAnswerModel, { params: { id }, body })
      await refresh()
    },
    async remove(id: number): Promise<void> {
      await callApi(http, answerCalls.deleteAnswerModel, { params: { id }, body: { adminCode } })
      await refresh()
    }
  }
}
export type Models = ReturnType<typeof useModels>
