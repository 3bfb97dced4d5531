import { useEffect } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { wantedDayText } from '#domain/deliveries/delivery-days.ts'
import { useHydrated } from '#web/hydrated.ts'
import { setSessionItem } from '#web/session-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import type { QuoteFormAnswer } from './answers.ts'
import { DayAndAnswers, type DeliveryPageData } from './delivery-fields.tsx'
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

/** Day, answers, signature and payment of a delivery, in one step. */
export function OrderDelivery({
  content,
  version,
  sha256,
  totalCents,
  picked,
  delivery,
  isForCard,
  fetcher,
}: ToSign & { readonly delivery: DeliveryPageData; readonly isForCard: boolean }) {
  const hydrated = useHydrated()
  const preserved = usePreservedFields(preservedFormName('sign', content.number))
  const isBusy = fetcher.state !== 'idle'
  return (
    <>
      {delivery.days.length === 0 ? null : (
        <AnswerBar to="order" totalCents={totalCents}>
          Order
        </AnswerBar>
      )}
      <section
        aria-labelledby="order"
        className="border-t border-hairline bg-paper px-5 py-8 sm:px-12 print:hidden"
      >
        <h2 id="order" className="scroll-mt-6 text-card">
          Order it
        </h2>
        {delivery.days.length === 0 ? (
          <NoDay />
        ) : (
          <fetcher.Form method="post" {...preserved} className="mt-3">
            <input type="hidden" name="intent" value="deliver" />
            <Signed {...{ version, sha256, picked }} />
            <DayAndAnswers delivery={delivery} />
            {/* A new version needs a new consent. */}
            <Consent
              key={version}
              text={content.consent}
              data={fetcher.data}
              isRequired
              className="mt-6"
            />
            <Signature data={fetcher.data} isRequired className="mt-4" />
            <Button type="submit" disabled={isBusy || !hydrated} className="mt-5 w-full">
              {isBusy
                ? 'One moment…'
                : `${isForCard ? 'Order and pay' : 'Order for'} ${amountText(totalCents)}`}
            </Button>
            <Refusal data={fetcher.data} />
          </fetcher.Form>
        )}
      </section>
    </>
  )
}

/** The day of an accepted delivery, or the choice of one. */
export function DeliveryDay({
  number,
  delivery,
  isPaid,
}: {
  readonly number: number
  readonly delivery: DeliveryPageData
  readonly isPaid: boolean
}) {
  const fetcher = useFetcher<QuoteFormAnswer>()
  const hydrated = useHydrated()
  const { visit, wanted, days } = delivery
  const preservedAs = preservedFormName('delivery-day', number)
  const preserved = usePreservedFields(preservedAs)
  const { data } = fetcher
  useEffect(() => {
    if (data?.is === 'done') setSessionItem(preservedAs, null)
  }, [data, preservedAs])
  return (
    <section aria-labelledby="day" className="border-t border-hairline bg-paper px-5 py-8 sm:px-12">
      <h2 id="day" className="text-card">
        Your delivery
      </h2>
      {visit === null || visit.status === 'canceled' ? (
        <>
          {isPaid || days.length === 0 ? null : (
            <p className="mt-1">{wantedDayText(wanted, days)}</p>
          )}
          <WhyNoDay delivery={delivery} isPaid={isPaid} />
          {days.length === 0 ? (
            <NoDay />
          ) : (
            <fetcher.Form method="post" {...preserved} className="mt-3 print:hidden">
              <input type="hidden" name="intent" value="choose-day" />
              {/* The key resets the form to the saved day. */}
              <DayAndAnswers key={wanted} delivery={delivery} />
              <Button
                type="submit"
                variant={isPaid ? 'primary' : 'outline'}
                disabled={fetcher.state !== 'idle' || !hydrated}
                className="mt-5 w-full"
              >
                {isPaid ? 'Choose this day' : 'Keep this day'}
              </Button>
            </fetcher.Form>
          )}
        </>
      ) : (
        <Comes visit={visit} />
      )}
      <AnswerLine data={data} />
    </section>
  )
}

/** A delivery whose day and answers were deleted. */
export function DayGone() {
  return (
    <section aria-labelledby="day" className="border-t border-hairline bg-paper px-5 py-8 sm:px-12">
      <h2 id="day" className="text-card">
        Your delivery
      </h2>
      <p className="mt-1">
        Its day is no longer on record here. Please call <PhoneLink /> with any question about it.
      </p>
    </section>
  )
}

/** Why a day must be chosen, or chosen again. */
function WhyNoDay({
  delivery: { visit, hasLostDay },
  isPaid,
}: {
  readonly delivery: DeliveryPageData
  readonly isPaid: boolean
}) {
  const text =
    visit !== null
      ? `We are sorry: we had to cancel ${visit.text}. Please pick another day.`
      : hasLostDay
        ? 'We received your payment, but the day that you picked is no longer free. We are sorry: please pick another one.'
        : null
  if (text === null) return isPaid ? <p className="mt-1">It is paid. Please pick a day.</p> : null
  return (
    <p className="mt-3 rounded-lg border-l-3 border-clay bg-white px-4 py-3 font-semibold">
      {text}
    </p>
  )
}

function Comes({
  visit: { text, status, isEmailed },
}: {
  readonly visit: NonNullable<DeliveryPageData['visit']>
}) {
  if (status === 'done') return <p className="mt-2 font-semibold text-moss">Delivered: {text}.</p>
  return (
    <>
      <p className="mt-2 font-display text-2xl text-evergreen">{text}</p>
      <p className="mt-1 text-bark-soft">
        {status === 'missed'
          ? 'We came by and nobody was home. To set another day, call'
          : `It is on our schedule${isEmailed ? ', and we emailed you an entry for your calendar' : ''}. Has something come up? Call`}{' '}
        <PhoneLink />.
      </p>
    </>
  )
}

function NoDay() {
  return (
    <p className="mt-2">
      No day is free in the next few weeks. Please call <PhoneLink />, and we will find one.
    </p>
  )
}
