import type { FormMetadata } from '@conform-to/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormDraft } from './drafts.ts'
import {
  announceInput,
  type Lists,
  listsIn,
  typedIn,
  type Values,
  valuesOf,
} from './form-values.ts'

/**
 * The draft of a Conform form, with the rows of its lists: restored, discarded, and put back.
 * `update` is the form's own.
 */
export function useConformDraft(name: string, update: FormMetadata['update']) {
  const { element, read, clear, fill, isTyped, origin, ...draft } = useFormDraft(name)
  const sent = useRef('')
  const forgotten = useRef<Values>({})
  const focused = useRef('')
  const [resets, setResets] = useState(0)
  const typed = () => (element.current === null ? '' : typedIn(element.current))
  const setRows = (lists: Lists) => {
    for (const [list, rows] of lists) {
      update<(string | Record<string, string>)[]>({ name: list, value: [...rows] })
    }
  }
  useEffect(() => {
    const values = read()
    if (values !== null && element.current !== null) setRows(listsIn(element.current, values))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the form comes
  }, [])
  useEffect(() => {
    // The form's `fields` have the values of the page until then.
    if (origin !== 'page' && element.current !== null) announceInput(element.current)
  }, [origin, element])
  useEffect(() => {
    if (resets === 0) return
    // A reset changes checkboxes, which the draft takes for typing.
    clear()
    // A reset draws the rows of a list anew.
    const field = element.current?.elements.namedItem(focused.current)
    if (document.activeElement === document.body && field instanceof HTMLElement) field.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each reset
  }, [resets])
  /** Shows the values of the page. */
  const reset = useCallback(() => {
    focused.current = document.activeElement?.getAttribute('name') ?? ''
    element.current?.reset()
    setResets((count) => count + 1)
  }, [element])
  /** Shows the last deleted values again, and returns true, unless something was typed since. */
  const putBack = (values = forgotten.current) => {
    const form = element.current
    if (form === null || isTyped()) return false
    flushSync(() => setRows(listsIn(form, values)))
    fill(values)
    return true
  }
  return {
    ...draft,
    isTyped,
    /** Whether the form shows values of an earlier visit to the page that were not sent. */
    isRestored: origin === 'draft',
    reset,
    putBack,
    /** Stores values that change without typing. */
    store: () => element.current?.dispatchEvent(new Event('input')),
    forget: () => {
      forgotten.current = element.current === null ? {} : valuesOf(element.current)
      clear()
    },
    /** Shows the values of the page; returns a function that puts the typed ones back. */
    discard: () => {
      const values = element.current === null ? {} : valuesOf(element.current)
      clear()
      reset()
      return () => putBack(values)
    },
    markSent: () => {
      sent.current = typed()
      draft.markSent()
    },
    isAsSent: () => typed() === sent.current,
  }
}
