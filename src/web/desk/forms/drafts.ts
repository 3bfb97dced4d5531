import { useCallback, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { parsedJson } from '#domain/text.ts'
import { day } from '#domain/time.ts'
import { forgetPhotographs } from '#web/photographs/preserved-photographs.ts'
import { useHydrated } from '#web/hydrated.ts'
import { useColleague } from '#web/desk/use-desk.ts'
import { fillIn, typedEarly, typedIn, type Values, valuesOf } from './form-values.ts'

/*
 * Typed text is stored in this browser as a draft, so that a reload or a new sign-in does not lose it.
 *
 * | what is typed into, or needed                    | hook                                       |
 * | ------------------------------------------------ | ------------------------------------------ |
 * | a form with a schema                             | `useDeskForm`, which has `useConformDraft` |
 * | another form                                     | `useFormDraft`                             |
 * | a controlled field                               | `useStoredText`                            |
 * | an editor that saves by itself                   | `useAutosavedValues` and `useAutosave`     |
 * | the draft of a form that the page may not show   | `useDraftStorage`                          |
 * | a text, which another tab may have changed since | `useTextStorage`                           |
 * | the names of all drafts about one thing          | `useStoredDraftNames`                      |
 */

const draft = z.object({
  at: z.number(),
  /** By field name, hidden ones too: a draft is not saved over changes its author has not seen. */
  values: z.record(z.string(), z.array(z.string())),
  /** What the form began with, as `typedIn` writes it. */
  base: z.optional(z.string()),
  /** Idempotency key under which exactly these values were sent. */
  formKey: z.optional(z.string()),
})
type Draft = z.infer<typeof draft>

const prefix = 'desk draft: '

/** Prefix of the names under which photographs are stored in the browser. */
export const deskStoragePrefix = 'desk '

/** Sessions last this long at most. */
const draftLifetime = 14 * day

/** Where a form's first values come from: early ones were typed before the scripts ran. */
type Origin = 'page' | 'early' | 'draft'

/** Stores what is typed into a form, through a reload and a new sign-in, for its typist alone. */
export function useFormDraft(name: string) {
  const key = useDraftKey(name)
  const element = useRef<HTMLFormElement>(null)
  // Still known if the storage is full, or another tab has sent its own draft.
  const isTyped = useRef(false)
  /** As this tab has read or stored it last. */
  const own = useRef<string | null>(null)
  /** The values shown without a draft; null while they are not known. */
  const page = useRef<string | null>(null)
  /** What the visible fields began with, as `typedIn` writes it; null while it is not known. */
  const base = useRef<string | null>(null)
  const [origin, setShownOrigin] = useState<Origin>('page')
  const latestOrigin = useRef<Origin>('page')
  const sent = useRef<{ readonly typed: string; readonly formKey: string } | null>(null)
  // Only changes: React may render the hook's component alone for a state that stays the same,
  // and the form would no longer tell its fields of errors.
  const setOrigin = useCallback((is: Origin) => {
    if (is !== latestOrigin.current) setShownOrigin(is)
    latestOrigin.current = is
  }, [])
  /** Deletes the draft once it was sent, but not what another tab has stored since. */
  const clear = useCallback(() => {
    sent.current = null
    isTyped.current = false
    page.current = element.current === null ? null : typedIn(element.current)
    base.current = page.current
    setOrigin('page')
    if (localStorage.getItem(key) === own.current) localStorage.removeItem(key)
  }, [key, setOrigin])
  /** Fills in the stored draft, and stores what is typed from now on. */
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      if (form === null) return undefined
      const early = typedEarly(form)
      const isEarly = Object.keys(early).length > 0
      const stored = readDraft(key)
      // Left during its save, a form shows by now what its draft has.
      const isSaved = !isEarly && typedIn(form, stored) === typedIn(form)
      if (isSaved) localStorage.removeItem(key)
      own.current = localStorage.getItem(key)
      const before = isSaved ? {} : stored
      const isDrafted = Object.keys(before).length > 0
      const drafted = { ...before, ...early }
      const isRestored = isDrafted && typedIn(form, drafted) !== typedIn(form)
      setOrigin(isRestored ? 'draft' : isEarly ? 'early' : 'page')
      page.current = isEarly ? null : typedIn(form)
      base.current = isDrafted ? (readStored(key)?.base ?? null) : page.current
      if (isDrafted) fillIn(form, drafted)
      isTyped.current = isDrafted
      const store = () => {
        const values = valuesOf(form)
        // Without a difference, nothing would say that there is a draft.
        if (typedIn(form, values) === page.current) {
          clear()
          return
        }
        isTyped.current = true
        // Equal values stay under their key.
        if (!isEqual(values, readDraft(key))) storeDraft(key, { values, base: base.current })
        own.current = localStorage.getItem(key)
      }
      if (isEarly) store()
      // The page may have changed since it came.
      const look = () => {
        if (!isTyped.current) base.current = page.current = typedIn(form)
      }
      form.addEventListener('focusin', look)
      form.addEventListener('input', store)
      return () => {
        form.removeEventListener('focusin', look)
        form.removeEventListener('input', store)
      }
    },
    [key, setOrigin, clear],
  )
  /** Fills in values that wait to be sent. */
  const fill = (values: Values) => {
    if (element.current !== null) fillIn(element.current, values)
    isTyped.current = true
    setOrigin('draft')
  }
  /** Its values are on their way: from now on those of the page are no longer the stored ones. */
  const markSent = () => (page.current = null)
  /** One key for equal values, even after a reload, so that they are saved once. */
  const formKey = (form: HTMLFormElement) => {
    const values = valuesOf(form)
    const typed = JSON.stringify(values)
    if (sent.current?.typed !== typed) {
      const stored = readStored(key)?.formKey
      sent.current = { typed, formKey: stored ?? crypto.randomUUID() }
      storeDraft(key, { values, base: base.current, formKey: sent.current.formKey })
      own.current = localStorage.getItem(key)
    }
    return sent.current.formKey
  }
  /** The stored values; null without a draft. */
  const read = useCallback(() => readStored(key)?.values ?? null, [key])
  /** Whether something was typed in this tab since the draft was deleted. */
  const hasTyped = useCallback(() => isTyped.current, [])
  return { ref, element, read, base, isTyped: hasTyped, origin, fill, clear, markSent, formKey }
}

function useDraftKey(name: string): string {
  const { email } = useColleague()
  return `${prefix}${email} ${name}`
}

/** Names of the colleague's stored drafts that are about the thing with that id. */
export function useStoredDraftNames(id: string): readonly string[] {
  const start = useDraftKey('')
  const isHydrated = useHydrated()
  return useMemo(
    () =>
      (isHydrated ? Object.keys(localStorage) : []).flatMap((key) => {
        const name = key.slice(start.length)
        return key.startsWith(start) && name.split(/[ /]/).includes(id) ? [name] : []
      }),
    [isHydrated, start, id],
  )
}

/** Deletes every draft in this browser, in all its tabs, and photographs that were not sent. */
export function deleteAllDrafts(): void {
  void forgetPhotographs(deskStoragePrefix)
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key)
  }
}

/** Deletes the drafts in this browser that are too old, or cannot be read. */
export function deleteOldDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && Object.keys(readDraft(key)).length === 0) {
      localStorage.removeItem(key)
    }
  }
}

const isEqual = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other)

function storeDraft(
  key: string,
  { values, base = null, formKey }: Pick<Draft, 'values' | 'formKey'> & { base?: string | null },
): void {
  const stored = { at: Date.now(), values, base: base ?? undefined, formKey }
  try {
    localStorage.setItem(key, JSON.stringify(stored satisfies Draft))
  } catch {
    // There is no draft without space or permission; the form retains its values.
  }
}

const readDraft = (key: string): Values => readStored(key)?.values ?? {}

function readStored(key: string): Draft | null {
  const { data } = draft.safeParse(parsedJson(localStorage.getItem(key) ?? ''))
  return data === undefined || data.at < Date.now() - draftLifetime ? null : data
}

/** The stored values under a name, for a place that may not show their form. */
export function useDraftStorage(name: string) {
  const key = useDraftKey(name)
  return useMemo(
    () => ({
      read: () => readDraft(key),
      store: (values: Values) => storeDraft(key, { values }),
      clear: () => localStorage.removeItem(key),
    }),
    [key],
  )
}

export function useTextStorage(name: string) {
  const draft = useDraftStorage(name)
  return useMemo(() => textStorage(draft), [draft])
}

/** Stores a text, and deletes it only while it is the one that this tab has read or stored last. */
export function textStorage({ read, store, clear }: ReturnType<typeof useDraftStorage>) {
  let own: string | null = null
  const stored = () => read()['text']?.[0] ?? null
  return {
    read: () => (own = stored()),
    store: (text: string) => {
      store({ text: [text] })
      // The earlier text where the storage is full.
      own = stored()
    },
    // Another tab may have stored its own text since.
    clear: () => {
      if (stored() === own) clear()
    },
  }
}
