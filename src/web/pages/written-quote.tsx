import { useEffect, useState } from 'react'
import { data, redirectDocument } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import { formatMomentWithZone, formatShortDayAndYear, formatTime, instantAt } from '#domain/time.ts'
import { windowText } from '#domain/visits/visit-window.ts'
import type { deliveryPage as deliveryPageOf } from '#usecases/deliveries/delivery-page.ts'
import { isChargeable } from '#domain/events/price.ts'
import { signedTotals, totalsOf } from '#domain/written-quotes/totals.ts'
import { isOnItsWay, netCentsOf, nextPayment } from '#domain/written-quotes/quote-payments.ts'
import { redirectFormerAddress } from '#web/former-address.ts'
import { privateHeaders } from '#web/private-pages/private-headers.ts'
import { privateMeta } from '#web/private-pages/private-page.tsx'
import { ScriptNote } from '#web/private-pages/script-note.tsx'
import { setSessionItem } from '#web/session-storage.ts'
import { bareFrame } from '#web/site.ts'
import { siteContext } from '#web/site-context.ts'
import { submittedForm } from '#web/submitted-form.ts'
import { AnswerSheet, Ask } from '#web/written-quotes/answer-sheet.tsx'
import { answersOf, refused, type QuoteFormAnswer } from '#web/written-quotes/answers.ts'
import type { DeliveryPageData } from '#web/written-quotes/delivery-fields.tsx'
import { DayGone, DeliveryDay, OrderDelivery } from '#web/written-quotes/delivery-form.tsx'
import { LinkReplaced } from '#web/written-quotes/link-replaced.tsx'
import { Paid } from '#web/written-quotes/paid.tsx'
import type { PaperStatus } from '#web/written-quotes/paper-head.tsx'
import { QuotePaper } from '#web/written-quotes/quote-paper.tsx'
import { bankPaymentText, notOwedText, receivedText } from '#web/written-quotes/received-text.ts'
import { AnswerLine, type ToSign } from '#web/written-quotes/to-sign.tsx'
import { usePreservedText } from '#web/use-preserved-text.ts'
import { useOpened } from '#web/written-quotes/use-opened.ts'
import { preservedFormName } from '#web/written-quotes/use-preserved-fields.ts'
import { Container } from '#web/ui/container.tsx'
import type { Route } from './+types/written-quote.ts'

type DeliveryPage = ReturnType<typeof deliveryPageOf>

export const meta = privateMeta('Your quote')
export const headers = privateHeaders
// A written quote is a sheet of paper.
export const handle = bareFrame

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { content: site, customerQuotePage, deliveryPage } = context.get(siteContext)
  const token = params.token
  const { searchParams } = new URL(request.url)
  // The customer may return from paying before the provider's webhook arrives.
  const isBackFromPaying = searchParams.has('paid')
  if (isBackFromPaying) await customerQuotePage.settle(token)
  const found = await customerQuotePage.read(token)
  if (found === null) {
    if (await customerQuotePage.isReplaced(token)) {
      const answer = { is: 'replaced', isBackFromPaying } as const
      return data(answer, { status: 404, headers: privateHeaders() })
    }
    await redirectFormerAddress({ context, url })
    throw data(null, { status: 404, headers: privateHeaders() })
  }
  const { timeZone } = site.company
  const delivery = found.content.kind === 'delivery' ? await deliveryPage.read(token) : null
  const { acceptance, payments, notOwed, bankPayments, ...rest } = found
  const moment = (at: number) => formatMomentWithZone(at, timeZone)
  const latest = payments.at(-1)
  return {
    is: 'open' as const,
    ...rest,
    token,
    hasLeftCheckout: searchParams.has('unpaid'),
    next: nextPayment(
      found.states.filter(({ id }) => !isOnItsWay(id, bankPayments)),
      payments,
    ),
    bankPayments: bankPayments.map((each) => ({
      part: each.part,
      hasFailed: each.hasFailed,
      text: bankPaymentText(each, timeZone, found.content.recipient.email),
    })),
    latest:
      latest === undefined || netCentsOf(latest) < latest.cents
        ? null
        : {
            cents: latest.cents,
            name: found.states.find(({ id }) => id === latest.part)?.name ?? null,
          },
    delivery: delivery === null ? null : shownDelivery(delivery, timeZone),
    accepted:
      acceptance === null
        ? null
        : {
            name: acceptance.name,
            on: moment(acceptance.at),
            picked: acceptance.picked,
            totalCents: acceptance.totalCents,
            taxCents: acceptance.taxCents,
          },
    received: [
      ...payments.map((each) => ({ id: each.id, text: receivedText(each, timeZone) })),
      ...notOwed.map((each) => ({ id: each.id, text: notOwedText(each, timeZone) })),
    ],
  }
}

export async function action({ params, context }: Route.ActionArgs): Promise<QuoteFormAnswer> {
  const { customerQuotePage, deliveryPage, orderDelivery } = context.get(siteContext)
  const token = params.token
  const answer = answersOf(submittedForm(context))
  const said = (message: string) => ({ is: 'done', message }) as const
  switch (answer.is) {
    case 'opened':
      await customerQuotePage.recordOpened(token, answer.version)
      return said('')
    case 'ask': {
      const asked = await customerQuotePage.ask(token, answer)
      return asked.ok
        ? said('Thank you. We have your message and will answer by email or phone.')
        : refused(asked.error.code)
    }
    case 'decline': {
      const declined = await customerQuotePage.decline(token, answer)
      return declined.ok
        ? said(
            'You have declined. If you change your mind or would like another quote, ask above or call us.',
          )
        : refused(declined.error.code)
    }
    case 'accept': {
      const accepted = await customerQuotePage.accept(token, answer)
      return accepted.ok ? said('Thank you. You have accepted it.') : refused(accepted.error.code)
    }
    case 'deliver': {
      const ordered = await orderDelivery(token, answer)
      if (!ordered.ok) return refused(ordered.error.code)
      if (ordered.value !== null) throw redirectDocument(ordered.value)
      return said('Thank you for your order. This page says how to pay for it.')
    }
    case 'choose-day': {
      const chosen = await deliveryPage.choose(token, answer)
      return chosen.ok ? said('Thank you. We have your delivery day.') : refused(chosen.error.code)
    }
    case 'no-answers':
      return { is: 'failed', message: answer.message }
    case 'pay': {
      const opened = await customerQuotePage.pay(token, answer.part)
      if (opened.ok) throw redirectDocument(opened.value)
      return refused(opened.error.code)
    }
    case 'unknown':
      return refused('unknown-page')
  }
}

/** Day and time of a delivery as text. */
function shownDelivery(
  { visit, from, to, ...rest }: NonNullable<Awaited<ReturnType<DeliveryPage['read']>>>,
  timeZone: string,
): DeliveryPageData {
  const window = (start: string, end: string) =>
    `${formatTime(instantAt('2000-01-01', start, 'UTC'), 'UTC')} to ${formatTime(instantAt('2000-01-01', end, 'UTC'), 'UTC')}`
  return {
    ...rest,
    hours: window(from, to),
    visit:
      visit === null
        ? null
        : {
            text: `${formatShortDayAndYear(visit.day)}, ${windowText(visit, timeZone)}`,
            status: visit.status,
            isEmailed: visit.notified?.by === 'email' && visit.failedEmail === undefined,
          },
  }
}

export default function WrittenQuotePage({ loaderData: shown }: Route.ComponentProps) {
  return shown.is === 'replaced' ? <LinkReplaced {...shown} /> : <OpenQuote quote={shown} />
}

type LoadedQuote = Extract<Route.ComponentProps['loaderData'], { is: 'open' }>

/** A written quote, as its customer reads, answers and pays it. */
function OpenQuote({ quote }: { readonly quote: LoadedQuote }) {
  const { content, accepted, version, token } = quote
  const [picked, setPicked] = useState<readonly string[]>(accepted?.picked ?? [])
  const shown = accepted?.picked ?? picked
  const totals =
    accepted === null
      ? totalsOf(content.document, picked)
      : signedTotals(content.document, accepted)
  useOpened(version)
  const { number } = content
  const canAnswer = isOpen(quote)
  usePreservedText(
    preservedFormName('picked', number),
    [version, ...picked].join(' '),
    (stored) => {
      const [of, ...ids] = stored?.split(' ') ?? []
      if (canAnswer && of === String(version)) setPicked(ids)
    },
  )
  useEffect(() => {
    if (canAnswer) return
    for (const form of ['picked', 'sign', 'decline'] as const)
      setSessionItem(preservedFormName(form, number), null)
  }, [canAnswer, number])
  // Going back from the checkout may show this page as it was left: waiting, and maybe paid since.
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
  const fetcher = useFetcher<QuoteFormAnswer>()
  const { sha256 } = quote
  const { totalCents } = totals
  const toSign = { content, version, sha256, totalCents, picked, fetcher }
  return (
    <Container className="py-6 sm:py-band">
      <ScriptNote />
      <QuotePaper
        content={content}
        totals={totals}
        picked={shown}
        token={token}
        status={paperStatus(quote)}
        latest={quote.latest}
        next={accepted === null ? null : quote.next}
        onPick={canAnswer ? setPicked : null}
      >
        {accepted === null && canAnswer ? null : (
          // The sent form is gone.
          <AnswerLine
            data={fetcher.data}
            className="border-t border-hairline px-5 py-6 -outline-offset-3 empty:hidden sm:px-12"
          />
        )}
        <Delivery quote={quote} toSign={toSign} />
        {accepted === null ? (
          <AnswerSheet {...toSign} isOpen={canAnswer} isOrdered={quote.delivery !== null} />
        ) : (
          <Paid {...quote} accepted={accepted}>
            <Ask content={content} version={version} />
          </Paid>
        )}
      </QuotePaper>
    </Container>
  )
}

function paperStatus({ accepted, isCalledOff, status, hasEnded }: LoadedQuote): PaperStatus {
  if (accepted !== null) return isCalledOff ? 'called-off' : 'accepted'
  if (status === 'withdrawn' || status === 'declined') return status
  return hasEnded ? 'ended' : 'open'
}

/** Whether it can still be answered. */
const isOpen = ({ status, hasEnded }: LoadedQuote) => status === 'sent' && !hasEnded

/** The form to order a delivery, and its day afterward. */
function Delivery({ quote, toSign }: { readonly quote: LoadedQuote; readonly toSign: ToSign }) {
  const { content, delivery, accepted } = quote
  if (delivery === null) {
    const isGone = content.kind === 'delivery' && accepted !== null && !quote.isCalledOff
    return isGone ? <DayGone /> : null
  }
  if (accepted !== null) {
    const isPaid = quote.states.every(({ leftCents }) => leftCents === 0)
    return <DeliveryDay number={content.number} delivery={delivery} isPaid={isPaid} />
  }
  if (!isOpen(quote)) return null
  const isForCard = quote.takesCards && isChargeable(toSign.totalCents)
  return <OrderDelivery {...toSign} delivery={delivery} isForCard={isForCard} />
}
