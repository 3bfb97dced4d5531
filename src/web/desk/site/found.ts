import type { DocumentErrors } from '#domain/site/check-document.ts'
import type { DocumentAnswer } from './document-forms.ts'
import { valueAt } from './document-values.ts'

export const noErrors: DocumentErrors = {}

/** What the server has found in a document as it was sent. */
export interface Found {
  readonly of: unknown
  /** What keeps it from being published. */
  readonly errors: DocumentErrors
  /** What does not. */
  readonly findings: DocumentErrors
}

export function foundBy(answer: DocumentAnswer | undefined): Omit<Found, 'of'> {
  if (answer === undefined) return { errors: noErrors, findings: noErrors }
  return {
    errors: 'errors' in answer && answer.errors !== undefined ? answer.errors : noErrors,
    findings: 'findings' in answer && answer.findings !== undefined ? answer.findings : noErrors,
  }
}

/** What of it stands where nothing was changed since. */
export const stillFound = (
  found: Found,
  which: 'errors' | 'findings',
  typed: unknown,
): DocumentErrors =>
  Object.fromEntries(
    Object.entries(found[which]).filter(
      ([place]) => valueAt(found.of, place) === valueAt(typed, place),
    ),
  )
