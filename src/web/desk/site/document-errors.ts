import type { DocumentErrors } from '#domain/site/check-document.ts'
import { isRecord } from '#domain/is-record.ts'
import type { DocumentAnswer } from './document-forms.ts'
import { valueAt } from './document-values.ts'

const noErrors: DocumentErrors = {}

/** Errors shown before the first attempt to publish: none of empty fields that were not visited. */
const errorsSoFar = (
  errors: DocumentErrors,
  typed: unknown,
  /** Field paths. */
  visited: ReadonlySet<string>,
): DocumentErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([place]) =>
        !isBlank(valueAt(typed, place)) ||
        [...visited].some((each) => each === place || each.startsWith(`${place}.`)),
    ),
  )

/**
 * Errors and findings shown at the fields. After an attempt to publish, errors alone while there are
 * any: the focus goes to the first, and a finding prevents nothing.
 */
export function shownErrors(
  errors: DocumentErrors,
  findings: DocumentErrors,
  {
    isAsked,
    typed,
    visited,
  }: {
    readonly isAsked: boolean
    readonly typed: unknown
    readonly visited: ReadonlySet<string>
  },
): DocumentErrors {
  if (!isAsked) return { ...findings, ...errorsSoFar(errors, typed, visited) }
  return Object.keys(errors).length > 0 ? errors : findings
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  return isRecord(value) ? Object.values(value).every(isBlank) : (value ?? null) === null
}

/** A document that was sent, with what the server has found in it. */
export interface CheckedDocument {
  readonly document: unknown
  /** Errors: they prevent publishing. */
  readonly errors: DocumentErrors
  /** Findings: they do not. */
  readonly findings: DocumentErrors
}

export function foundBy(answer: DocumentAnswer | undefined): Omit<CheckedDocument, 'document'> {
  if (answer === undefined) return { errors: noErrors, findings: noErrors }
  return {
    errors: 'errors' in answer && answer.errors !== undefined ? answer.errors : noErrors,
    findings: 'findings' in answer && answer.findings !== undefined ? answer.findings : noErrors,
  }
}

/** Errors or findings of fields that did not change since. */
export const stillFound = (
  checked: CheckedDocument,
  which: 'errors' | 'findings',
  typed: unknown,
): DocumentErrors =>
  Object.fromEntries(
    Object.entries(checked[which]).filter(
      ([place]) => valueAt(checked.document, place) === valueAt(typed, place),
    ),
  )
