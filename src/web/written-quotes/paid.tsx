import { useFetcher } from '#web/use-fetcher.ts'
import { isChargeable } from '#domain/events/price.ts'
import { amountText } from '#domain/money/amount-text.ts'
import {
  leftText,
  settledText,
  type BankPayment,
  type NextPayment,
  type PaymentState,
} from '#domain/written-quotes/quote-payments.ts'
import type { QuoteStatus } from '#domain/written-quotes/written-quote.ts'
import { useHydrated } from '#web/hydrated.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import type { QuoteFormAnswer } from './answers.ts'
import { linkReplacedText } from './link-replaced.tsx'
import { UnbrokenQuoteNumbers } from './unbroken-quote-numbers.tsx'
import { dueLabels } from '#domain/written-quotes/due-moments.ts'

const changeTexts: Readonly<Record<QuoteStatus, string>> = {
  draft: 'not sent yet',
  sent: 'not answered yet',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
}

/** The agreed total, the payments, and the next payment, online or by check. */
export function Paid({
  accepted,
  states,
  next,
  overpaidCents,
  bankPayments,
  received,
  changeOrders,
  isCalledOff,
  takesCards,
  hasLeftCheckout,
  children,
}: {
  readonly accepted: { readonly name: string; readonly on: string }
  readonly states: readonly PaymentState[]
  readonly next: NextPayment | null
  readonly overpaidCents: number
  /** Those that are on their way or failed. */
  readonly bankPayments: readonly (Pick<BankPayment, 'part' | 'hasFailed'> & {
    readonly text: string
  })[]
  readonly received: readonly { readonly id: string; readonly text: string }[]
  readonly changeOrders: readonly {
    readonly title: string
    readonly number: string
    /** Null once its link was replaced. */
    readonly token: string | null
    readonly totalCents: number
    readonly status: QuoteStatus
  }[]
  readonly isCalledOff: boolean
  readonly takesCards: boolean
  /** Whether the customer comes from the checkout, without having paid there. */
  readonly hasLeftCheckout: boolean
  /** The form for a question. */
  readonly children: React.ReactNode
}) {
  return (
    <div className="border-t border-hairline bg-paper px-5 py-8 sm:px-12">
      <p className="font-display text-2xl text-evergreen">{accepted.name}</p>
      <p className="text-sm text-bark-soft">Signed by typing this name on {accepted.on}</p>
      {states.length === 0 ? null : (
        <>
          <h2 id="pay" className="mt-7 scroll-mt-6 text-card">
            Payments
          </h2>
          <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
            {states.map(({ name, due, ...state }) => (
              <li key={state.id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <span>
                  {name}, {amountText(state.cents)}
                  <span className="block text-sm text-bark-soft">
                    {state.creditCents > 0
                      ? `${amountText(state.creditCents)} taken off by a change order`
                      : dueLabels[due]}
                  </span>
                </span>
                <b className="ml-auto font-semibold tabular-nums">
                  {leftText(state, bankPayments)}
                </b>
              </li>
            ))}
          </ul>
        </>
      )}
      {received.length === 0 ? null : (
        <ul className="mt-2 text-sm text-bark-soft">
          {received.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      {bankPayments.map(({ part, hasFailed, text }) => (
        <p key={part} className={`mt-4 font-semibold ${hasFailed ? 'text-clay' : 'text-moss'}`}>
          {text}
        </p>
      ))}
      {next === null ? (
        states.every(({ leftCents }) => leftCents === 0) && states.length > 0 ? (
          <p className="mt-4 font-semibold text-moss">
            {settledText(states, isCalledOff, overpaidCents)}
          </p>
        ) : null
      ) : (
        <PayNext next={next} takesCards={takesCards} hasLeftCheckout={hasLeftCheckout} />
      )}
      {changeOrders.length === 0 ? null : (
        <>
          <h2 className="mt-7 text-card">Change orders</h2>
          <ul className="mt-2">
            {changeOrders.map((each) => (
              <li key={each.number}>
                {each.token === null ? (
                  <UnbrokenQuoteNumbers>{`${each.number}, ${each.title}`}</UnbrokenQuoteNumbers>
                ) : (
                  <a href={`/quotes/${each.token}`} className="link">
                    <UnbrokenQuoteNumbers>{`${each.number}, ${each.title}`}</UnbrokenQuoteNumbers>
                  </a>
                )}{' '}
                <span className="tabular-nums">
                  {amountText(each.totalCents)}, {changeTexts[each.status]}
                </span>
                {each.token === null ? `. ${linkReplacedText}` : ''}
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      <p className="mt-7 text-sm text-bark-soft">
        Questions? Call <PhoneLink />. Keep the link to this page private: anyone who has it can see
        the page.
      </p>
    </div>
  )
}

/** The next payment: online, by card or whatever else the provider offers, if a card can be charged; or by check. */
export function PayNext({
  next,
  takesCards,
  hasLeftCheckout,
}: {
  readonly next: NextPayment
  readonly takesCards: boolean
  readonly hasLeftCheckout: boolean
}) {
  const { company } = useSite()
  const fetcher = useFetcher<QuoteFormAnswer>()
  const hydrated = useHydrated()
  const isForCard = takesCards && isChargeable(next.leftCents)
  return (
    <fetcher.Form method="post" className="mt-5">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="part" value={next.id} />
      {hasLeftCheckout ? (
        <p className="mb-3 font-semibold">The payment was not completed, so nothing was charged.</p>
      ) : null}
      {next.isDue ? null : (
        <p>
          “{next.name}” is due {dueLabels[next.due]}.
        </p>
      )}
      {isForCard ? (
        <Button
          type="submit"
          variant={next.isDue ? 'primary' : 'quiet'}
          disabled={fetcher.state !== 'idle' || !hydrated}
          className={next.isDue ? 'w-full' : '-mx-3 px-3!'}
        >
          Pay online: {next.name}, {amountText(next.leftCents)}
        </Button>
      ) : (
        <p>
          {next.name}, {amountText(next.leftCents)}: please pay at the counter.
        </p>
      )}
      <output className="mt-2 block font-semibold text-clay">
        {fetcher.data?.is === 'failed' ? fetcher.data.message : null}
      </output>
      <p className="mt-3 text-sm text-bark-soft">
        Or by check to {company.name}, {company.address.street}, {company.address.city},{' '}
        {company.address.state} {company.address.zip}.
      </p>
    </fetcher.Form>
  )
}
