/** Goes with each link from the list to an event, so that the way back leads to that list. */
export const fromList = { isFromList: true } as const

/** Whether the page before this one is the list, from what the history keeps of the way here. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state
}
