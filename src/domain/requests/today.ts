/** The filter of a group of Today. */
export interface TodayRule {
  /** Whether the customer waits for an answer to their last message. */
  readonly hasReplied: boolean
  /** Whether nobody has answered it yet; null for either. */
  readonly isNew: boolean | null
}

/**
 * The groups of Today. Each request is in one group, first of all under a customer's reply. `due`
 * has only requests whose follow-up date has come or is missing.
 */
export const todayGroups = {
  replied: { hasReplied: true, isNew: null },
  new: { hasReplied: false, isNew: true },
  due: { hasReplied: false, isNew: false },
} as const satisfies Readonly<Record<string, TodayRule>>

export type TodayGroup = keyof typeof todayGroups
