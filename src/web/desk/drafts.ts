import { useCallback, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { day } from '#domain/time.ts'
import { useHydrated } from '#web/hydrated.ts'
import { forgetPhotographs } from '#web/photographs/preserved-photographs.ts'
import { useColleague } from './use-desk.ts'

const draft = z.object({
  at: z.number(),
  /**
   * The fields of a form by their names; some have several values. Hidden ones too, such as the
   * revision that was on screen: what is saved from a draft is not newer than what was seen.
   */
  values: z.record(z.string(), z.array(z.string())),
  /** Under which just this was sent. */
  formKey: z.optional(z.string()),
})
type Draft = z.infer<typeof draft>
type Values = Draft['values']

const prefix = 'desk draft: '

/** Prefix of the names under which photographs are stored in the browser. */
export const deskStoragePrefix = 'desk '

/** As long as a session lasts at most. */
const draftLifetime = 14 * day

/** The values of the visible fields, to compare with those of another moment. */
export function typedIn(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
  const names = new Set(hidden.map(({ name }) => name))
  return JSON.stringify(Object.entries(valuesOf(form)).filter(([name]) => !names.has(name)))
}

/** The draft of a form, for its `ref`. */
export interface FormDraft {
  /** Fills in the stored draft, and stores what is typed from now on. */
  readonly ref: (form: HTMLFormElement | null) => (() => void) | undefined
  /** Whether something typed waits to be sent. */
  readonly isKept: () => boolean
  /** Forgets it, once it has been sent. */
  readonly clear: () => void
  /** Fills in what was forgotten last, unless something was typed since. */
  readonly putBack: (form: HTMLFormElement) => void
  /** One key for the same values, also after a reload, so that they are saved once. */
  readonly formKey: (form: HTMLFormElement) => string
}

/**
 * Keeps what is typed into a form in this browser, through a reload and through signing in again,
 * for the colleague who typed it alone.
 */
export function useFormDraft(name: string): FormDraft {
  const key = useDraftKey(name)
  // Also where the store is full, or another tab has sent its own.
  const isTyped = useRef(false)
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (form === null) return undefined
      const before = readDraft(key)
      const early = typedEarly(form)
      const isDrafted = Object.keys(before).length > 0
      if (isDrafted) fillIn(form, { ...before, ...early })
      isTyped.current = isDrafted
      const keep = () => {
        isTyped.current = true
        storeDraft(key, valuesOf(form))
      }
      if (Object.keys(early).length > 0) keep()
      form.addEventListener('input', keep)
      return () => form.removeEventListener('input', keep)
    },
    [key],
  )
  const sent = useRef<{ readonly typed: string; readonly formKey: string } | null>(null)
  const forgotten = useRef<Values>({})
  const clear = useCallback(() => {
    sent.current = null
    isTyped.current = false
    forgotten.current = readDraft(key)
    localStorage.removeItem(key)
  }, [key])
  const putBack = useCallback(
    (form: HTMLFormElement) => {
      if (readStored(key) !== null) return
      fillIn(form, forgotten.current)
      isTyped.current = true
      storeDraft(key, forgotten.current)
    },
    [key],
  )
  const formKey = useCallback(
    (form: HTMLFormElement) => {
      const values = valuesOf(form)
      const typed = JSON.stringify(values)
      if (sent.current?.typed !== typed) {
        const stored = readStored(key)?.formKey
        sent.current = { typed, formKey: stored ?? crypto.randomUUID() }
        storeDraft(key, values, sent.current.formKey)
      }
      return sent.current.formKey
    },
    [key],
  )
  const isKept = useCallback(() => isTyped.current || readStored(key) !== null, [key])
  return useMemo(
    () => ({ ref, isKept, clear, putBack, formKey }),
    [ref, isKept, clear, putBack, formKey],
  )
}

function useDraftKey(name: string): string {
  const { email } = useColleague()
  return `${prefix}${email} ${name}`
}

/**
 * How many rows of each list a draft has, as the names of its fields tell: `emails[1]` is the second
 * of two. Nothing on the server, which has no drafts.
 */
export function useDraftedRows(name: string): Readonly<Record<string, number>> {
  const key = useDraftKey(name)
  const isHydrated = useHydrated()
  return useMemo(() => {
    const rows: Record<string, number> = {}
    for (const field of isHydrated ? Object.keys(readDraft(key)) : []) {
      const [, list, index] = /^(\w+)\[(\d+)\]/.exec(field) ?? []
      if (list !== undefined) rows[list] = Math.max(rows[list] ?? 0, Number(index) + 1)
    }
    return rows
  }, [key, isHydrated])
}

/** Forgets every draft in this browser, in all its tabs, and photographs that were not sent. */
export function wipeDrafts(): void {
  void forgetPhotographs(deskStoragePrefix)
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key)
  }
}

/** Removes drafts past their lifetime. */
export function dropOldDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && Object.keys(readDraft(key)).length === 0) {
      localStorage.removeItem(key)
    }
  }
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  )
}

/** The texts that were typed before the scripts of the page ran. */
function typedEarly(form: HTMLFormElement): Values {
  const typed: Record<string, string[]> = {}
  for (const field of form.elements) {
    const isText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(field.type))
    if (isText && field.value !== field.defaultValue) typed[field.name] = [field.value]
  }
  return typed
}

function fillIn(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      // A box that is not ticked leaves no trace in a form, so only a draft with others tells.
      if (Object.keys(values).length > 0) {
        field.checked = values[field.name]?.includes(field.value) ?? false
      }
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const [value] = values[field.name] ?? []
      if (value !== undefined) field.value = value
    }
  }
}

function storeDraft(key: string, values: Values, formKey?: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), values, formKey } satisfies Draft))
  } catch {
    // Without room or permission there is no draft; the form keeps its values.
  }
}

const readDraft = (key: string): Values => readStored(key)?.values ?? {}

function readStored(key: string): Draft | null {
  const { data } = draft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  return data === undefined || data.at < Date.now() - draftLifetime ? null : data
}

/** Keeps a text that is no form, in the same way. */
export function useTextDraft(name: string): {
  readonly read: () => string | null
  readonly keep: (text: string) => void
  readonly clear: () => void
} {
  const key = useDraftKey(name)
  return useMemo(
    () => ({
      read: () => readDraft(key)['text']?.[0] ?? null,
      keep: (text) => storeDraft(key, { text: [text] }),
      clear: () => localStorage.removeItem(key),
    }),
    [key],
  )
}
