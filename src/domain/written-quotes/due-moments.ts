/** Events that make a payment due. */
export const dueMoments = ['accepted', 'start', 'stage', 'done'] as const

/** The text of each in documents, to the customer. */
export const dueLabels: Readonly<Record<(typeof dueMoments)[number], string>> = {
  accepted: 'when you accept',
  start: 'before work starts',
  stage: 'when this stage is done',
  done: 'when all work is done',
}

/** The text of each at the desk. */
export const deskDueLabels: Readonly<Record<(typeof dueMoments)[number], string>> = {
  accepted: 'at acceptance',
  start: 'before the start',
  stage: 'after this stage',
  done: 'at the end',
}
