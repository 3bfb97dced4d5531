/** Id of a section on its page; an item's id is its own slug. */
export const partId = (sectionSlug: string): string => `part-${sectionSlug}`

export const questionsId = 'questions'
