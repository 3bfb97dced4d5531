import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { quoteFields, type QuoteField } from '#domain/quote-requests/check-quote.ts'
import { emptyQuote } from '#domain/quote-requests/quote-draft.ts'
import type { ShownConsent } from '#usecases/quote-requests/shown-consent.ts'
import { addressSourceOf } from '#web/addresses/page-source.ts'
import { useHydrated } from '#web/hydrated.ts'
import { useSite } from '#web/site.ts'
import type { PhotographQueue } from '#web/photographs/photograph-queue.ts'
import { randomId } from '#web/random-id.ts'
import { setSessionItem } from '#web/session-storage.ts'
import { usePause } from '#web/use-pause.ts'
import { usePreservedText } from '#web/use-preserved-text.ts'
import {
  focusField,
  focusSubmit,
  focusTop,
  showTop,
  typedBeforeHydration,
} from './form-elements.ts'
import { preservedDraftName, readDraft } from './preserved-draft.ts'
import { newQuoteForm, quoteFormReducer, shownErrors, type TextField } from './quote-form-state.ts'
import { sendQuote } from './send-quote.ts'
import type { LaterParts } from './optional-parts.tsx'
import { honeypotText } from './honeypot-field.tsx'
import { usePrefill } from './use-prefill.ts'
import { useServices } from './use-services.ts'
import { useSettings } from './use-settings.ts'
import { shortestFillMs } from '#domain/quote-requests/spam-signals.ts'

/** A pause this long checks a half-typed field before it is left. */
const typingPauseMs = 1500

/** State and actions of the quote form. */
export function useQuoteForm(consent: ShownConsent) {
  const [form, dispatch] = useReducer(quoteFormReducer, newQuoteForm)
  const isHydrated = useHydrated()
  const settings = useSettings()
  const { company } = useSite()
  const addressSource = useMemo(() => addressSourceOf(settings, company), [settings, company])
  const waitMinimumFillTime = useMinimumFillTime(settings.formToken)
  const { services, tryAgain } = useServices()
  const [parts, setParts] = useState<LaterParts | null>(null)
  const [queue, setQueue] = useState<PhotographQueue | null>(null)
  const latestQueue = useRef(queue)
  useEffect(() => {
    latestQueue.current = queue
  }, [queue])
  const formElement = useRef<HTMLFormElement>(null)
  const pause = usePause(typingPauseMs)

  const rule = settings.formCharacters
  const fieldErrors = shownErrors(form, rule)
  const catalog = services.is === 'loaded' ? services.catalog : null

  const { draft, key } = form
  usePreservedText(
    preservedDraftName,
    draft === emptyQuote ? null : JSON.stringify({ draft, key }),
    (stored) => {
      const saved = readDraft(stored)
      const typed = typedBeforeHydration(formElement.current)
      if (saved === null && Object.keys(typed).length === 0) return
      const restored = { ...(saved?.draft ?? emptyQuote), ...typed }
      dispatch({ do: 'restore', key: saved?.key ?? null, draft: restored })
    },
  )

  usePrefill(catalog, dispatch)

  const isSent = form.phase.is === 'sent'
  useLayoutEffect(() => {
    // The emptied form is so short that its dialog would be over the footer.
    if (isSent) showTop(formElement.current)
  }, [isSent])

  const leave = (field: QuoteField) => dispatch({ do: 'leave', field })

  const type = (field: TextField, text: string) => {
    dispatch({ do: 'type', field, text })
    pause.after(() => leave(field))
  }

  const submit = async () => {
    if (form.phase.is === 'sending') return
    const action = { do: 'submit', rule, key: form.key ?? randomId(), catalog } as const
    dispatch(action)
    if (catalog === null || quoteFormReducer(form, action).phase.is !== 'sending') return
    const honeypot = honeypotText(formElement.current)
    await waitMinimumFillTime()
    // After a reload the queue may have been restored meanwhile.
    const photographs = latestQueue.current
    await photographs?.restore()
    const shown = { honeypot, formToken: settings.formToken, consent }
    const sent = await sendQuote(form.draft, catalog, action.key, shown, photographs)
    // The visitor may have left the page.
    if (sent.ok) setSessionItem(preservedDraftName, null)
    dispatch(sent.ok ? { do: 'succeed' } : { do: 'fail', ...sent.error })
  }

  const close = () => {
    const was = form.phase.is
    // Photographs that have not arrived stay, to be sent again.
    if (was === 'sent') queue?.dropSent()
    dispatch({ do: 'close' })
    // After the closed dialog has returned the focus.
    requestAnimationFrame(() => {
      const first = quoteFields.find((field) => fieldErrors[field] !== undefined)
      if (was === 'sent') focusTop(formElement.current)
      else if (first !== undefined) focusField(formElement.current, first)
      else focusSubmit(formElement.current)
    })
  }

  return {
    form,
    fieldErrors,
    rule,
    addressSource,
    services,
    tryAgain,
    isHydrated,
    formElement,
    parts,
    setParts,
    queue,
    setQueue,
    type,
    leave,
    dispatch,
    submit,
    close,
  }
}

/** Waits as long as a person needs to fill the form, which after a reload is filled already. */
function useMinimumFillTime(formToken: string | undefined): () => Promise<void> {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [formToken])
  return async () => {
    if (formToken === undefined) return
    const wait = openedAt.current + shortestFillMs + 100 - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  }
}
