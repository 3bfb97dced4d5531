import { useId } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { useHydrated } from '#web/hydrated.ts'
import { TextForm } from '#web/private-pages/text-form.tsx'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import { Button } from '#web/ui/button.tsx'
import type { QuoteFormAnswer } from './answers.ts'
import {
  AnswerBar,
  AnswerLine,
  Consent,
  Refusal,
  Signature,
  Signed,
  type ToSign,
} from './to-sign.tsx'
import { preservedFormName, usePreservedFields } from './use-preserved-fields.ts'

const field = 'mt-1 w-full rounded-lg border border-bark-soft bg-white p-3'

/** Buttons to accept, ask a question, or decline. */
export function AnswerSheet({
  isOpen,
  isOrdered,
  ...toSign
}: ToSign & {
  readonly isOpen: boolean
  /** A delivery is accepted by ordering it, above. */
  readonly isOrdered: boolean
}) {
  return (
    <>
      {isOpen && !isOrdered ? (
        <AnswerBar to="accept" totalCents={toSign.totalCents}>
          Accept
        </AnswerBar>
      ) : null}
      {isOpen ? (
        <p className="hidden border-t border-hairline px-12 py-6 print:block">
          To {isOrdered ? 'order' : 'accept'} or to ask a question, open the link in our email, or
          call <PhoneLink />.
        </p>
      ) : null}
      <div className="border-t border-hairline bg-paper px-5 py-8 sm:px-12 print:hidden">
        {isOpen && !isOrdered ? <Accept {...toSign} /> : null}
        <Ask {...toSign} />
        <Decline {...toSign} isOpen={isOpen} />
      </div>
    </>
  )
}

/** A change that only removes lines costs nothing. */
const acceptText = (totalCents: number) =>
  totalCents > 0 ? `Accept for ${amountText(totalCents)}` : 'Accept'

function Accept({ content, version, sha256, totalCents, picked, fetcher }: ToSign) {
  const hydrated = useHydrated()
  const preserved = usePreservedFields(preservedFormName('sign', content.number))
  const isBusy = fetcher.state !== 'idle'
  return (
    <section id="accept" aria-labelledby="accept-title" className="scroll-mt-24">
      <h2 id="accept-title" className="text-card">
        Accept it
      </h2>
      <fetcher.Form method="post" {...preserved} className="mt-3">
        <input type="hidden" name="intent" value="accept" />
        <Signed {...{ version, sha256, picked }} />
        {/* A new version needs a new consent. */}
        <Consent key={version} text={content.consent} data={fetcher.data} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Signature data={fetcher.data} />
          <Button
            type="submit"
            disabled={isBusy || !hydrated}
            className="min-h-13 w-full sm:mt-8 sm:self-start"
          >
            {isBusy ? 'One moment…' : acceptText(totalCents)}
          </Button>
        </div>
        <Refusal data={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}

/** The customer's question or wish, which the desk answers. */
export function Ask({ content, version }: Pick<ToSign, 'content' | 'version'>) {
  return (
    <section
      aria-labelledby="ask"
      className="mt-8 border-t border-hairline pt-6 first:mt-0 first:border-0 first:pt-0 print:hidden"
    >
      <h2 id="ask" className="text-card">
        A question, or a change?
      </h2>
      <TextForm
        fields={{ intent: 'ask', version: String(version) }}
        preservedAs={preservedFormName('ask', content.number)}
        labelledBy="ask"
      >
        Ask
      </TextForm>
    </section>
  )
}

function Decline({
  content,
  version,
  isOpen,
}: Pick<ToSign, 'content' | 'version'> & { readonly isOpen: boolean }) {
  const fetcher = useFetcher<QuoteFormAnswer>()
  const preserved = usePreservedFields(preservedFormName('decline', content.number))
  const hydrated = useHydrated()
  const id = useId()
  // The form disappears with its quote; the message stays where the button was.
  if (fetcher.data?.is === 'done' && !isOpen) {
    return <AnswerLine data={fetcher.data} className="mt-8 border-t border-hairline pt-5" />
  }
  if (!isOpen) return null
  return (
    <details className="mt-8 border-t border-hairline pt-2">
      <summary className="py-3 font-semibold text-bark-soft">No, thank you</summary>
      <fetcher.Form method="post" {...preserved} className="mt-3">
        <input type="hidden" name="intent" value="decline" />
        <input type="hidden" name="version" value={version} />
        <label htmlFor={id} className="block">
          If you like, tell us why. It helps us.
        </label>
        <textarea id={id} name="text" rows={2} className={field} />
        <Button
          type="submit"
          variant="outline"
          disabled={fetcher.state !== 'idle' || !hydrated}
          className="mt-2 max-sm:w-full"
        >
          Decline
        </Button>
        <Refusal data={fetcher.data} />
      </fetcher.Form>
    </details>
  )
}
