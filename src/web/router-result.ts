import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'

/** A loader or an action that failed in a navigation, a revalidation or a submission. */
export interface RouteFailure {
  readonly routeId: string
  readonly error: unknown
  /** Status of the server's answer; undefined where no answer came. */
  readonly status: number | undefined
}

/** The failures among the results in a client middleware, without redirects. */
export const failuresIn = (
  results: Readonly<Record<string, DataStrategyResult>>,
): readonly RouteFailure[] =>
  Object.entries(results).flatMap(([routeId, { type, result }]) =>
    type !== 'error' || result instanceof Response ? [] : [{ routeId, ...openError(result) }],
  )

function openError(result: unknown): Omit<RouteFailure, 'routeId'> {
  if (isRouteErrorResponse(result)) return { error: result, status: result.status }
  // React Router wraps what an action throws with `data(error, status)`.
  const isWrapped =
    typeof result === 'object' && result !== null && 'data' in result && 'init' in result
  if (!isWrapped) return { error: result, status: undefined }
  const { data, init } = result
  const hasStatus = typeof init === 'object' && init !== null && 'status' in init
  return { error: data, status: hasStatus ? Number(init.status) : undefined }
}
