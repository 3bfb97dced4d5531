import { Hono } from 'hono'
import { html } from 'hono/html'
import { counted } from '#domain/counts.ts'
import { resultParameters } from '#contract/booking-paths.ts'
import { testCheckoutPattern } from '#contract/payments.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import type { testPayments } from '#usecases/payments/test-payments.ts'
import { limitBody, ownOriginOnly } from './guards.ts'
import { unreadableBody } from './problems.ts'
import { contentSecurityPolicy } from './security-headers.ts'

type TestPayments = ReturnType<typeof testPayments>
type Page = NonNullable<Awaited<ReturnType<TestPayments['find']>>>

/** The page of the test checkout: Pay, Decline and Leave; no real money moves. */
export function testCheckoutRoutes(payments: TestPayments, publicUrl: string): Hono {
  const routes = new Hono()
  const noPage = frame('Nothing to pay here', html`<p>This page does not exist.</p>`)
  const policy = contentSecurityPolicy([], { publicUrl, googleMaps: false })

  routes.use(testCheckoutPattern, ownOriginOnly(publicUrl), limitBody, async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    // With `no-referrer` browsers send `Origin: null` with the page's own form, and it is refused.
    context.header('Referrer-Policy', 'same-origin')
    context.header('X-Robots-Tag', 'noindex')
    context.header('Content-Security-Policy', policy)
  })

  routes.get(testCheckoutPattern, async (context) => {
    const page = await payments.find(context.req.param('sessionId'))
    return page === null ? context.html(noPage, 404) : context.html(checkoutPage(page))
  })

  routes.post(testCheckoutPattern, async (context) => {
    const sessionId = context.req.param('sessionId')
    const { action } = await context.req.parseBody().catch(unreadableBody)
    const page = action === 'pay' ? await payments.pay(sessionId) : await payments.find(sessionId)
    if (page === null) return context.html(noPage, 404)
    // Also paid in another tab, whatever was pressed here.
    if (page.state === 'paid') return context.redirect(page.successUrl, 303)
    // The provider's checkout has one address for both too.
    if (action === 'decline' || action === 'leave') return context.redirect(page.failureUrl, 303)
    return context.html(checkoutPage(page))
  })

  return routes
}

function checkoutPage(page: Page) {
  const seats = page.seats === null ? '' : `, ${counted(page.seats, 'seat')}`
  const body = html`
    <p>${page.description}${seats}${page.email === '' ? '' : `, for ${page.email}`}</p>
    <p class="amount">${amountText(page.amountCents)}</p>
    ${stateOf(page)}
  `
  return frame('Test checkout', body)
}

function stateOf(page: Page) {
  const isQuote = page.seats === null
  switch (page.state) {
    case 'open':
      return html`<form method="post">
        <button name="action" value="pay" class="pay">Pay</button>
        <button name="action" value="decline">Decline</button>
        <button name="action" value="leave">Leave</button>
      </form>`
    case 'paid':
      return html`<p>This has been paid.</p>
        <p>
          <a href="${page.successUrl}"
            >${isQuote ? 'Back to your quote' : 'Back to your booking'}</a
          >
        </p>`
    case 'ended':
      return html`<p>
          The time to pay has run out. Please ${isQuote ? 'begin' : 'register'} again.
        </p>
        ${backLink(page)}`
    case 'closed':
      return html`<p>
          ${
            isQuote
              ? 'There is nothing to pay here anymore. Your quote says what is still to be paid.'
              : 'There is nothing to pay here anymore, since the answer was changed or canceled. If you have answered again, please pay on the newer page.'
          }
        </p>
        ${backLink(page)}`
  }
}

/** To the quote, or to the event's page, where an unpaid answer is taken up again. */
function backLink(page: Page) {
  if (page.seats === null) return html`<p><a href="${page.failureUrl}">Back to your quote</a></p>`
  const eventId = new URL(page.successUrl).searchParams.get(resultParameters.eventId) ?? ''
  return html`<p><a href="${eventPagePath(eventId)}">Back to the event</a></p>`
}

function frame(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          /* As the site has it: browsers report a fade that one of two pages lacks as an error. */
          @view-transition {
            navigation: auto;
          }
          @media (prefers-reduced-motion: reduce) {
            @view-transition {
              navigation: none;
            }
          }
          body {
            margin: 0;
            min-height: 100vh;
            display: grid;
            grid-template-columns: minmax(0, 30rem);
            place-content: center;
            overflow-wrap: anywhere;
            background: #f8f4ea;
            color: #3a3128;
            font:
              1.0625rem/1.6 system-ui,
              sans-serif;
          }
          main {
            margin: 1rem;
            overflow: hidden;
            background: #fff;
            border: 2px dashed #b4531f;
            border-radius: 14px;
          }
          .text {
            padding: clamp(1.25rem, 6vw, 2rem);
          }
          h1 {
            margin: 0;
            padding: 1.125rem clamp(1.25rem, 6vw, 2rem);
            background: #3a3128;
            border-bottom: 4px solid #b4531f;
            color: #f8f4ea;
            font:
              500 1.625rem/1.25 Georgia,
              serif;
          }
          .note {
            margin-top: 0;
            color: #9a4417;
            font-weight: 600;
          }
          .amount {
            margin: 0 0 1.25rem;
            color: #3a3128;
            font:
              500 2.25rem/1.2 Georgia,
              serif;
          }
          form {
            display: grid;
            grid-template-columns: 1fr 1fr;
            gap: 0.75rem;
          }
          button {
            min-height: 3rem;
            padding: 0 1.25rem;
            border: 1px solid #3a3128;
            border-radius: 999px;
            background: #fff;
            color: #3a3128;
            font: inherit;
            font-weight: 600;
            cursor: pointer;
          }
          .pay {
            grid-column: 1 / -1;
            border-color: #3a3128;
            background: #3a3128;
            color: #fff;
          }
          a {
            color: #3a3128;
          }
          a:focus-visible,
          button:focus-visible {
            outline: 3px solid #9a4417;
            outline-offset: 3px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <div class="text">
            <p class="note">This is a test page. No real money moves, and no card is asked for.</p>
            ${body}
          </div>
        </main>
      </body>
    </html>`
}
