import type { DocumentErrors } from '#domain/site/check-document.ts'
import { isRecord } from '#domain/site/document-part.ts'
import type { DocumentAnswer } from './document-forms.ts'
import { valueAt } from './document-values.ts'

const noErrors: DocumentErrors = {}

/**
 * What is said before anybody tries to publish: nothing of a field that is empty and that nobody has
 * been in.
 */
export const errorsSoFar = (
  errors: DocumentErrors,
  typed: unknown,
  /** Places of the fields. */
  visited: ReadonlySet<string>,
): DocumentErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([place]) =>
        !isBlank(valueAt(typed, place)) ||
        [...visited].some((each) => each === place || each.startsWith(`${place}.`)),
    ),
  )

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  return isRecord(value) ? Object.values(value).every(isBlank) : (value ?? null) === null
}

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
