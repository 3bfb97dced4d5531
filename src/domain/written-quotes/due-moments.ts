/** Events that make a payment due. */
export const dueMoments = ['accepted', 'start', 'stage', 'done'] as const

/** The text of each in documents. */
export const dueLabels: Readonly<Record<(typeof dueMoments)[number], string>> = {
  accepted: 'when you accept',
  start: 'before work starts',
  stage: 'when this stage is done',
  done: 'when all work is done',
}
