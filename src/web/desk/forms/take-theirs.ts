import { formatCalendarDate, formatMoment, formatTime } from '#domain/time.ts'
import type { Values } from './form-values.ts'

/** A colleague's value of a field, as a person reads it. */
export interface Theirs {
  readonly label: string
  readonly text: string
}

/**
 * Values of a form after a colleague's newer save: theirs in fields that were not touched, and the
 * typed ones elsewhere. `base` are the values that the form began with. A list whose rows can move is
 * one field, since a row at the same place may be another one.
 */
export function takeTheirs(
  { base, mine, theirs }: { readonly base: Values; readonly mine: Values; readonly theirs: Values },
  hasFixedRows: boolean,
): {
  readonly values: Values
  /** What the form begins with from now on. */
  readonly base: Values
  /** Names of the fields that both have changed, where they differ. */
  readonly both: readonly string[]
} {
  const values: Values = {}
  const newBase: Values = {}
  const both: string[] = []
  const names = [...new Set([base, mine, theirs].flatMap((each) => Object.keys(each)))]
  const parts = Map.groupBy(names, (name) => (hasFixedRows ? name : name.replace(/\[.*/, '')))
  for (const part of parts.values()) {
    const isTouched = !areSame(mine, base, part)
    copy(isTouched ? mine : theirs, values, part)
    copy(isTouched ? base : theirs, newBase, part)
    if (isTouched && !areSame(theirs, base, part)) {
      both.push(...part.filter((name) => !areSame(mine, theirs, [name])))
    }
  }
  return { values, base: newBase, both }
}

const areSame = (one: Values, other: Values, names: readonly string[]) =>
  names.every((name) => JSON.stringify(one[name] ?? []) === JSON.stringify(other[name] ?? []))

function copy(from: Values, to: Values, names: readonly string[]): void {
  for (const name of names) {
    const value = from[name]
    if (value !== undefined) to[name] = value
  }
}

/** What the visible fields of a form say, by name. */
export function shownIn(form: HTMLFormElement): ReadonlyMap<string, Theirs> {
  const shown = new Map<string, Theirs>()
  const fields = [...form.elements].filter(isField).filter(({ type }) => type !== 'hidden')
  for (const [name, [field, ...others]] of Map.groupBy(fields, (each) => each.name)) {
    if (field === undefined) continue
    if (others.length === 0) {
      shown.set(name, { label: labelOf(field), text: textOf(field) })
      continue
    }
    // Boxes or radio buttons.
    const legend = field.closest('fieldset')?.querySelector('legend')?.textContent
    const ticked = [field, ...others].filter(isTicked).map(labelOf)
    shown.set(name, { label: legend ?? name, text: ticked.join(', ') })
  }
  return shown
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is FormField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isTicked = (field: FormField) => field instanceof HTMLInputElement && field.checked

function textOf(field: FormField): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
  if (field.type === 'checkbox') return isTicked(field) ? 'ticked' : 'not ticked'
  if (field.value === '') return ''
  if (field.type === 'date') return formatCalendarDate(field.value)
  if (field.type === 'time') return formatTime(Date.parse(`2000-01-01T${field.value}Z`), 'UTC')
  if (field.type === 'datetime-local') return formatMoment(Date.parse(`${field.value}Z`), 'UTC')
  // The id of what is chosen elsewhere.
  return field.hidden ? 'another one' : field.value
}

function labelOf(field: FormField): string {
  const label = field.labels?.[0]?.cloneNode(true)
  // A label may be around its field.
  if (label instanceof Element) for (const inner of label.querySelectorAll('select')) inner.remove()
  return field.getAttribute('aria-label') ?? label?.textContent?.trim() ?? field.name
}
