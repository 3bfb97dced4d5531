/** What is true of the requests in a group of Today. */
export interface TodayRule {
  /** Whether its customer's last word waits for us. */
  readonly hasReplied: boolean
  /** Whether nobody has answered it yet; null where either may be. */
  readonly isNew: boolean | null
}

/**
 * Which requests stand in each group of Today: one stands there once, and what its customer wrote is
 * told before anything else. `due` holds those alone whose day has come, or who have none.
 */
export const todayGroups = {
  replied: { hasReplied: true, isNew: null },
  new: { hasReplied: false, isNew: true },
  due: { hasReplied: false, isNew: false },
} as const satisfies Readonly<Record<string, TodayRule>>

export type TodayGroup = keyof typeof todayGroups
