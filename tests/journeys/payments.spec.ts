import { expect, test, type Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { expectAccessible } from './accessible.ts'
import { expectBare, renderedAt, sheets } from './page-facts.ts'
import { fillGuest, mailsTo, openEvent, someEmail } from './event-page.ts'

/** Registers for the paid event; returns the address of its checkout. */
async function goToPay(page: Page, email: string, adults = '1'): Promise<string> {
  const event = await openEvent(page, 'pruning-class')
  await event.rsvp('Yes').click()
  await fillGuest(event, email, adults)
  await event.submit.click()
  await page.waitForURL('**/test-checkout/**')
  return page.url()
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/events/success?**')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
}

/** The upper edges of the receipt, the links and the end of the page. */
async function placesBelow(page: Page): Promise<number[]> {
  const parts = page.locator('main :is(dl, dl > div, dd, a, button), footer')
  return parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top + scrollY))
}

/** The edges once they are stable, since a resized page may still be in its layout. */
async function placesAtRest(page: Page): Promise<number[]> {
  let places: number[] = []
  await expect(async () => {
    const before = places
    places = await placesBelow(page)
    expect(places).toEqual(before)
  }).toPass({ intervals: [100] })
  return places
}

/** The places on a phone and a desktop. */
async function placesAtWidths(page: Page): Promise<number[][]> {
  const places: number[][] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    places.push(await placesAtRest(page))
  }
  return places
}

/** The places, rounded to whole pixels. */
const about = (places: readonly (readonly number[])[]) =>
  places.map((atWidth) => atWidth.map((top) => expect.closeTo(top, 0)))

/** Expects that a confirmation is one sheet that names the event. */
async function expectOneSheet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expectBare(page)
  await expect(page.getByText('Hands-on Pruning Class')).toBeVisible()
  await expect(page.getByText('zoe@example.org', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Back to Events' })).toBeHidden()
  expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1)
  await page.emulateMedia({ media: 'screen' })
}

test.describe('a paid event', () => {
  test('is paid on the next page, with the keyboard, and the payment is confirmed', async ({
    page,
  }) => {
    // Pages fade into one another, which browsers report as an error where one of two does not.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => {
      // Under load the next page is there before the browser can fade it in.
      if (!message.includes('Page already revealed')) errors.push(message)
    })
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text())
    })
    const email = someEmail()
    const event = await openEvent(page, 'pruning-class')
    await event.rsvp('Yes').click()
    await fillGuest(event, email, '2')
    await expect(event.dialog).toContainText('2 × $25 = $50')
    await event.submit.click()
    await page.waitForURL('**/test-checkout/**')
    // With the keyboard alone, whose focus is visible.
    for (const name of ['Pay', 'Decline', 'Leave']) {
      await page.keyboard.press('Tab')
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeFocused()
      await expect(button).toHaveCSS('outline-style', 'solid')
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/events/success?**')
    await page.goBack()
    await expect(page.getByText('This has been paid.')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByText(`A confirmation has been sent to ${email}.`)).toBeVisible()
    const line = (name: string) => page.locator('dt', { hasText: name }).locator('+ dd')
    await expect(line('Name')).toHaveText('Zoe Lee')
    await expect(line('Email')).toHaveText(email)
    await expect(line('Date of booking')).toHaveText(/\w{3} \d{1,2}, \d{4}/)
    await page.getByRole('link', { name: 'Go Back to Events' }).click()
    await expect(page).toHaveURL(/\/events$/)
    expect(errors).toEqual([])
  })

  test('that was left is taken up again with the same address, on a fresh page', async ({
    page,
  }) => {
    // Two payments and a mail between them.
    test.slow()
    // On a slow phone the page of the payment is there before the event has drawn anything more.
    await page.addInitScript(() => {
      navigation.addEventListener('navigate', ({ destination }) => {
        const until = Date.now() + 1000
        if (!destination.url.includes('/test-checkout/')) return
        queueMicrotask(() => {
          while (Date.now() < until);
        })
      })
    })
    await test.step('whose page does not come can be closed', async () => {
      const event = await openEvent(page, 'pruning-class')
      await event.rsvp('Yes').click()
      await fillGuest(event, someEmail())
      const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
      await page.route('**/test-checkout/**', () => ask())
      await event.submit.click({ noWaitAfter: true })
      await isAsked
      await page.keyboard.press('Escape')
      await expect(event.dialog).toHaveCount(0)
      await page.unrouteAll()
    })
    const email = someEmail()
    const left = await goToPay(page, email)
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('The seats that you asked for are held for up to')).toBeVisible()
    const newer = await goToPay(page, email)
    expect(newer).not.toBe(left)
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
    // Back to the event, and forward again past the closed dialog.
    await page.goBack()
    await expect(page).toHaveURL(/=pruning-class$/)
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(newer)
    await page.goto(left)
    await expect(page.getByText('please pay on the newer page.')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.goto(newer)
    await pay(page)
    const mails = await mailsTo(email, 1)
    expect(mails[0]?.text).toMatch(/Amount paid: \$25[\s\S]*Seats: 1[\s\S]*Reference: \S{20,}/)
    // Going back shows the payment and offers no second one.
    await page.goBack()
    await expect(page.getByText('This has been paid.')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

test.describe('the test checkout', () => {
  test('says that it is one, on a phone too, has no barrier that axe can find, and unpaid leads back to the events', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goToPay(page, `${'a-very-long-address-'.repeat(3)}${someEmail()}`)
    await expect(page.getByText('This is a test page. No real money moves')).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.waitForURL('**/events/failure**')
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    await expect(page.getByText('Your payment could not be processed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/events')

    await test.step('the way back from an event leads to the whole list for who came from elsewhere', async () => {
      await page.getByRole('link', { name: 'Back to the Event' }).click()
      await expect(page).toHaveURL(/\/events\/event-details\?eventid=pruning-class$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hands-on Pruning Class')
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/events$/)
    })

    const { textsOf } = await renderedAt(page.request, '/test-checkout/test_nothing')
    expect(textsOf('h1')).toEqual(['Nothing to pay here'])
  })
})

test.describe('the page after a payment', () => {
  const address = '/events/success?bookingId=b&event_id=pruning-class'
  const result = (status: string, paid: boolean) => ({
    json: {
      paid,
      booking: {
        bookingId: 'b',
        status,
        attendeeEmail: 'zoe@example.org',
        bookedAt: '2026-11-20T14:05:00.000Z',
        formResponses: [],
      },
    },
  })

  for (const page of ['success', 'failure']) {
    test(`(${page}) is cached nowhere, and its address is not sent to other sites`, async ({
      request,
    }) => {
      const answer = await request.get(`/events/${page}?bookingId=b&event_id=pruning-class`)
      expect(answer.status()).toBe(200)
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
    })
  }

  test('waits until the payment is confirmed, tells the truth about a booking, and moves nothing when the answer comes or none settles it', async ({
    page,
  }) => {
    // Each of five results is measured at two widths.
    test.slow()
    const title = page.getByRole('heading', { level: 1 })
    await test.step('waits until the payment is confirmed, asks again when a part of the page could not be fetched, and tells the time by the clocks of the event', () =>
      expectToWait(page))
    // The page is the same for all until the answer comes.
    let before: number[][] | undefined
    for (const [answer, heading] of [
      [result('confirmed', true), 'Payment Successful!'],
      [result('cancelled', false), 'This Booking Is Canceled'],
      [result('expired', false), 'Your Payment Did Not Go Through'],
    ] as const) {
      const { promise: isMeasured, resolve: answerNow } = Promise.withResolvers<void>()
      await page.unrouteAll()
      await page.route('**/api/**/success?*', async (route) => {
        await isMeasured
        await route.fulfill(answer)
      })
      if (before === undefined) await openHydrated(page, address)
      else await page.goBack()
      await expect(title).toHaveText('Confirming Your Payment')
      before ??= await placesAtWidths(page)
      answerNow()
      await expect(title).toHaveText(heading)
      const expected = about(before)
      // A busy machine may lay out a resized page late, so it is measured again.
      await expect(async () => {
        expect(await placesAtWidths(page), heading).toEqual(expected)
      }).toPass({ timeout: 60_000 })
      if (heading === 'Payment Successful!') await expectOneSheet(page)
      if (heading === 'This Booking Is Canceled') {
        await expect(page.getByRole('main')).toContainText('If you have paid, we will refund you')
      }
      await page.getByRole('link', { name: 'Go Back to Events' }).click()
      await expect(title).toHaveText('Upcoming Events')
    }

    await page.unrouteAll()
    await openHydrated(page, '/events/success?bookingId=none&event_id=pruning-class')
    await expect(title).toHaveText('We Could Not Check Your Payment')
    expect(await placesAtWidths(page)).toEqual(about(before ?? []))

    await test.step('says Error where loading fails, and tells linked sites nothing of it', async () => {
      await expect(page.getByRole('main').getByRole('definition')).toHaveText([
        'Error',
        'Error',
        'Error',
      ])
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
      await expectAccessible(page)
    })

    await test.step('moves nothing when no answer settles it', () => expectNothingToMove(page))
  })

  async function expectToWait(page: Page): Promise<void> {
    let isFinal = false
    await page.route('**/success?bookingId=*', (route) => {
      if (!route.request().url().includes('/api/')) return route.continue()
      return route.fulfill(isFinal ? result('confirmed', true) : result('pending_payment', false))
    })
    await openHydrated(page, address)
    await expect(page.getByRole('heading', { name: 'Confirming Your Payment' })).toBeVisible()
    await expect(page.getByText('zoe@example.org', { exact: true })).toBeVisible()
    isFinal = true
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.locator('dd').first()).toHaveText('N/A')

    await page.unrouteAll()
    await page.route('**/api/**/success?*', (route) => route.fulfill(result('confirmed', true)))
    await page.route('**/assets/booking-result-api-*.js', (route) => route.abort(), { times: 1 })
    await openHydrated(page, '/events/success?bookingId=b&event_id=seed-swap')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('We Could Not Check Your Payment')
    await page.getByRole('button', { name: 'Check Again' }).click()
    await expect(title).toHaveText('Payment Successful!')
    const lines = page.getByRole('main').getByRole('definition')
    await expect(lines.last()).toHaveText('Fri, Nov 20, 2026, 8:05 AM CST')
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  }

  async function expectNothingToMove(page: Page): Promise<void> {
    await page.clock.install()
    const { promise: isMeasured, resolve: answerNow } = Promise.withResolvers<void>()
    await page.route('**/api/**/success?*', async (route) => {
      await isMeasured
      await route.fulfill(result('pending_payment', false))
    })
    await openHydrated(page, address)
    const before = await placesAtWidths(page)
    answerNow()
    // The page polls six times, over 19 seconds.
    await expect(async () => {
      await page.clock.fastForward(8_000)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      expect(title).toBe('Your Payment Is Not Confirmed Yet')
    }).toPass({ intervals: [100] })
    expect(await placesAtWidths(page)).toEqual(about(before))
  }
})
