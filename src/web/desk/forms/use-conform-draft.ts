import type { FormMetadata } from '@conform-to/react'
import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormDraft } from './drafts.ts'
import {
  announceInput,
  listsIn,
  typedIn,
  type Values,
  valuesOf,
  visibleValues,
} from './form-values.ts'
import { shownIn, takeTheirs, type Theirs } from './take-theirs.ts'

/**
 * The draft of a Conform form, with the rows of its lists: restored, discarded, and put back.
 * `update` is the form's own. What resets the form or takes in values draws it at once, which React
 * does not do within an effect: there it is called in a microtask.
 */
export function useConformDraft(name: string, update: FormMetadata['update']) {
  const { element, read, clear, fill, isTyped, origin, base, ...draft } = useFormDraft(name)
  const sent = useRef('')
  const forgotten = useRef<Values>({})
  const typed = () => (element.current === null ? '' : typedIn(element.current))
  const drawRows = (form: HTMLFormElement, values: Values) => {
    // One list after the other, since an update reads the other lists from the page.
    for (const [name, rows] of listsIn(form, values)) {
      drawAtOnce(form, () =>
        update<(string | Record<string, string>)[]>({ name, value: [...rows] }),
      )
    }
  }
  useEffect(() => {
    const values = read()
    if (values === null) return
    queueMicrotask(() => {
      const form = element.current
      if (form === null) return
      drawRows(form, values)
      // The options of some have come with the rows. Other fields were filled in before, and the page
      // may have changed them since, such as a date that is past.
      for (const select of form.querySelectorAll('select')) {
        const [value] = values[select.name] ?? []
        if (value !== undefined) select.value = value
      }
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the form comes
  }, [])
  useEffect(() => {
    if (origin === 'page') return
    // The form's `fields` have the values of the page until then. Once its rows are drawn: without
    // them, a draft that only adds rows would be none.
    queueMicrotask(() => {
      if (element.current !== null) announceInput(element.current)
    })
  }, [origin, element])
  /** Shows the values of the page. */
  const reset = useCallback(() => {
    const form = element.current
    if (form === null) return
    drawAtOnce(form, () => form.reset())
    // A reset changes checkboxes, which the draft takes for typing.
    clear()
  }, [element, clear])
  /** The revision that the form is saved over, perhaps one that a draft has brought back. */
  const seenInForm = useCallback(
    () => (element.current === null ? undefined : valuesOf(element.current)['seen']?.[0]),
    [element],
  )
  /** Stores values that change without typing. */
  const store = useCallback(() => element.current?.dispatchEvent(new Event('input')), [element])
  /** Shows the last deleted values again, and returns true, unless something was typed since. */
  const putBack = (values = forgotten.current) => {
    const form = element.current
    if (form === null || isTyped()) return false
    drawRows(form, values)
    fill(values)
    return true
  }
  /**
   * Takes in the newer values of the page, except in fields that were touched. Returns theirs of the
   * fields that both have changed; null, with the form as it is, if it is not known what it began with.
   */
  const takeNewer = (): readonly Theirs[] | null => {
    const form = element.current
    if (form === null || base.current === null) return null
    const before = { base: visibleValues(base.current), mine: visibleValues(typedIn(form)) }
    const hidden = Object.entries(valuesOf(form)).filter(([field]) => !(field in before.mine))
    const labels = shownIn(form)
    reset()
    const shown = shownIn(form)
    // Rows that can be removed are in `data-rows`: another one may be at the same place.
    const hasFixedRows = form.querySelector('[data-rows]') === null
    const taken = takeTheirs({ ...before, theirs: visibleValues(typedIn(form)) }, hasFixedRows)
    drawRows(form, taken.values)
    fill({ ...taken.values, ...Object.fromEntries(hidden) })
    base.current = JSON.stringify(Object.entries(taken.base))
    announceInput(form)
    return taken.both.flatMap((field) => {
      const label = labels.get(field)?.label ?? shown.get(field)?.label
      return label === undefined ? [] : [{ label, text: shown.get(field)?.text ?? '' }]
    })
  }
  return {
    ...draft,
    isTyped,
    takeNewer,
    /** The sent values are saved: what was typed since begins with them. */
    beginWithSent: () => {
      base.current = sent.current
    },
    /** Whether the form shows values of an earlier visit to the page that were not sent. */
    isRestored: origin === 'draft',
    reset,
    putBack,
    store,
    /** Deletes the draft of values that were saved; `putBack` shows them again. */
    forget: () => {
      forgotten.current = element.current === null ? {} : valuesOf(element.current)
      clear()
    },
    /** Shows the values of the page; returns a function that puts the typed ones back. */
    discard: () => {
      const values = element.current === null ? {} : valuesOf(element.current)
      const { current: begunWith } = base
      reset()
      return () => {
        const isBack = putBack(values)
        if (isBack) base.current = begunWith
        return isBack
      }
    },
    markSent: () => {
      sent.current = typed()
      draft.markSent()
    },
    isAsSent: () => typed() === sent.current,
    seenInForm,
  }
}

/** Draws a form with other rows, after which the focus is in the same field. */
function drawAtOnce(form: HTMLFormElement, change: () => void): void {
  const focused = document.activeElement?.getAttribute('name') ?? ''
  flushSync(change)
  const field = form.elements.namedItem(focused)
  if (document.activeElement === document.body && field instanceof HTMLElement) field.focus()
}
