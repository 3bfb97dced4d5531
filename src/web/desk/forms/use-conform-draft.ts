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
  visibleValues,
} from './form-values.ts'
import { shownIn, takeTheirs, type Theirs } from './take-theirs.ts'

/** How a colleague's newer values are taken in. */
interface Taking {
  readonly hasFixedRows: boolean
  /** Called with theirs of the fields that both have changed. */
  readonly onTaken: (both: readonly Theirs[]) => void
}

/**
 * The draft of a Conform form, with the rows of its lists: restored, discarded, and put back.
 * `update` is the form's own.
 */
export function useConformDraft(name: string, update: FormMetadata['update']) {
  const { element, read, clear, fill, isTyped, origin, base, ...draft } = useFormDraft(name)
  const sent = useRef('')
  const forgotten = useRef<Values>({})
  const focused = useRef('')
  const [resets, setResets] = useState(0)
  /** Continues once the form shows the newer values. */
  const onReset = useRef<(() => void) | null>(null)
  /** Choices to show once they are there: some come with rows and with typed texts. */
  const choices = useRef<Values>({})
  const [fills, setFills] = useState(0)
  const typed = () => (element.current === null ? '' : typedIn(element.current))
  const setRows = (lists: Lists) => {
    for (const [list, rows] of lists) {
      update<(string | Record<string, string>)[]>({ name: list, value: [...rows] })
    }
  }
  useEffect(() => {
    const values = read()
    if (values === null || element.current === null) return
    setRows(listsIn(element.current, values))
    choices.current = choicesToCome(element.current, values)
    if (Object.keys(choices.current).length > 0) setFills((count) => count + 1)
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
    onReset.current?.()
    onReset.current = null
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each reset
  }, [resets])
  useEffect(() => {
    const form = element.current
    if (fills === 0 || form === null) return
    const choose = () => {
      for (const select of form.querySelectorAll('select')) {
        const [value] = choices.current[select.name] ?? []
        if (value !== undefined) select.value = value
      }
      announceInput(form)
    }
    choose()
    // The options of choices among typed texts are there once these are known.
    const timer = setTimeout(choose)
    return () => clearTimeout(timer)
  }, [fills, element])
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
  /**
   * Takes in the newer values of the page, except in fields that were touched. Returns false, with the
   * form as it is, if it is not known what it began with.
   */
  const takeNewer = ({ hasFixedRows, onTaken }: Taking) => {
    const form = element.current
    if (form === null || base.current === null) return false
    const before = { base: visibleValues(base.current), mine: visibleValues(typedIn(form)) }
    const hidden = Object.entries(valuesOf(form)).filter(([field]) => !(field in before.mine))
    const labels = shownIn(form)
    onReset.current = () => {
      const shown = shownIn(form)
      const theirs = visibleValues(typedIn(form))
      const taken = takeTheirs({ ...before, theirs }, hasFixedRows)
      setRows(listsIn(form, taken.values))
      fill({ ...taken.values, ...Object.fromEntries(hidden) })
      choices.current = choicesToCome(form, taken.values)
      setFills((count) => count + 1)
      base.current = JSON.stringify(Object.entries(taken.base))
      onTaken(
        taken.both.flatMap((field) => {
          const label = labels.get(field)?.label ?? shown.get(field)?.label
          return label === undefined ? [] : [{ label, text: shown.get(field)?.text ?? '' }]
        }),
      )
    }
    reset()
    return true
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
    /** Stores values that change without typing. */
    store: () => element.current?.dispatchEvent(new Event('input')),
    /** Deletes the draft of values that were saved; `putBack` shows them again. */
    forget: () => {
      forgotten.current = element.current === null ? {} : valuesOf(element.current)
      clear()
    },
    /** Shows the values of the page; returns a function that puts the typed ones back. */
    discard: () => {
      const values = element.current === null ? {} : valuesOf(element.current)
      const { current: begunWith } = base
      clear()
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
  }
}

/** Values of fields that are not there yet, or of selects without their option. */
const choicesToCome = (form: HTMLFormElement, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, [value]]) => {
      const field = form.elements.namedItem(name)
      return field === null || (field instanceof HTMLSelectElement && field.value !== value)
    }),
  )
