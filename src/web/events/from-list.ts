/** History state of links from the list to an event, so that its back link leads there. */
export const fromList = { isFromList: true } as const

/** Whether the previous page is the list, by the history state. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state
}
