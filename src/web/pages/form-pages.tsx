import { data, type DataStrategyResult, type MiddlewareFunction, Outlet } from 'react-router'
import { failuresIn } from '#web/router-result.ts'

/** The answer to a form when none came from the server. */
export interface NotSent {
  readonly is: 'failed'
  readonly message: string
}

/** Client middleware: if no answer to a form comes, the page stays, and the form shows why. */
const answerForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  const [failure] = failuresIn(results)
  if (failure === undefined || request.method === 'GET') return results
  const message = messageFor(failure.status)
  // The status keeps the page from being read anew.
  const answer = data<NotSent>({ is: 'failed', message }, { status: 503 })
  return { [failure.routeId]: { type: 'data', result: answer } }
}

export const clientMiddleware = [answerForm]

/** Layout of pages that send forms. */
export default Outlet

function messageFor(status: number | undefined): string {
  if (status === undefined) return noAnswer
  return status === 429 ? tooMany : failedHere
}

const noAnswer =
  'No connection. What you entered is still here: try again once you are back online.'

const tooMany =
  'That was a lot in a short time. What you entered is still here: try again in a minute, or call us.'

const failedHere =
  'This failed on our side. What you entered is still here: try again in a minute, or call us.'
