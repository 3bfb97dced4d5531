/** A request of this page that waits until the desk can be reached. */
export interface PendingRequest {
  /** Ends its pause; null while it is not paused. */
  resume: (() => void) | null
}

const pending = new Set<PendingRequest>()

export function addPendingRequest(): PendingRequest {
  const request: PendingRequest = { resume: null }
  pending.add(request)
  return request
}

export const removePendingRequest = (request: PendingRequest): boolean => pending.delete(request)

export const hasPendingRequests = (): boolean => pending.size > 0

export const hasPausedRequests = (): boolean => [...pending].some(({ resume }) => resume !== null)

export function resumeRequests(): void {
  for (const request of pending) {
    request.resume?.()
    request.resume = null
  }
}
