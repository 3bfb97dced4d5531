import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { runManage } from '#support/run-manage.ts'
import { fillGuest, openEvent, someEmail, verifyMailbox } from './event-page.ts'

const dataDir = process.env['JOURNEY_DATA'] ?? ''
const fullyBooked = 'Sorry, Event is Fully Booked!'

/** A paid event of so many seats that no other test books, far behind all that lists show. */
async function smallEvent(capacity: number): Promise<string> {
  const eventId = `small-${crypto.randomUUID().slice(0, 8)}`
  const asked = (fieldName: string, label: string, fieldType = 'text') => {
    return { fieldName, label, fieldType, required: true }
  }
  const file = path.join(dataDir, `${eventId}.json`)
  const event = {
    eventId,
    name: 'Grafting by the Stove',
    startDateTime: '2199-01-10T14:00:00-05:00',
    timezone: 'America/New_York',
    eventType: 'paid',
    eventPrice: 25,
    capacity,
    formFields: [
      asked('firstName', 'First Name'),
      asked('lastName', 'Last Name'),
      asked('email', 'Email', 'email'),
      asked('phone', 'Phone', 'number'),
      asked('adults', 'Adults', 'number'),
    ],
  }
  writeFileSync(file, JSON.stringify(event))
  const { status, err } = await runManage(['events', 'import', file], { DATA_DIR: dataDir })
  if (status !== 0) throw new Error(err)
  return eventId
}

/** Records the texts of the dialog while the browser navigates. */
async function recordDialogTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      const said = document.querySelector('dialog[open]')?.textContent ?? ''
      sessionStorage.setItem('said', (sessionStorage.getItem('said') ?? '') + said)
    }
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
}

async function declineCard(page: Page): Promise<void> {
  await page.waitForURL('**/test-checkout/**')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.waitForURL('**/events/failure**')
  await expect(page.getByText('choose Update Your Answer Here on the event’s page')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the Event' }).click()
}

async function pay(page: Page): Promise<void> {
  await page.waitForURL('**/test-checkout/**')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
}

test('a guest who takes the last seats goes to pay for them, and sees no count of other seats', async ({
  page,
}) => {
  // A mail and a payment take their time on a busy machine.
  test.slow()
  const email = someEmail()
  const event = await openEvent(page, await smallEvent(2))
  await event.rsvp('Yes').click()
  await fillGuest(event, email, '3')
  await expect(event.dialog).toContainText('exceed available seats')
  await expect(event.dialog).not.toContainText('You pay on the next page.')
  await event.field('Adults').fill('2')
  await expect(event.dialog).toContainText('2 × $25 = $50. You pay on the next page.')
  await recordDialogTexts(page)
  await event.submit.click()
  await page.waitForURL('**/test-checkout/**')
  const said = await page.evaluate(() => sessionStorage.getItem('said'))
  expect(said).toContain('Submitting...')
  expect(said).not.toContain(fullyBooked)
  await declineCard(page)

  // The seats are held meanwhile, and free afterward, as the failure page states.
  await expect(page.getByText(fullyBooked)).toBeVisible()
  await expect(page.getByText('Answered before, or not paid yet?')).toBeVisible()
  await verifyMailbox(event, email)
  await event.button('Yes').click()
  await expect(event.field('Adults')).toHaveValue('2')
  await event.submit.click()
  await pay(page)
})
