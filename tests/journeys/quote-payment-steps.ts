import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectWholeRing } from './accessible.ts'
import { loseDispute, loseNextAnswer, reloadForNews } from './desk-page.ts'
import { typeLines } from './input-methods.ts'
import { renderedAt } from './page-facts.ts'

/** The customer pays the deposit by card, and the owner records a check for the next payment. */
export async function payByCardAndCheck(page: Page, phone: Page, written: string): Promise<void> {
  await phone.getByRole('link', { name: 'go to the payment' }).click()
  const payDeposit = phone.getByRole('button', { name: 'Pay online: Deposit, $4,935.00' })
  // Back from the checkout, browsers that keep pages show this one as it was left.
  const answered = Promise.withResolvers<void>()
  await phone.route(
    '**/test-checkout/**',
    (route) => route.fulfill({ status: 204 }).then(answered.resolve),
    { times: 1 },
  )
  await payDeposit.click()
  await answered.promise
  await expect(payDeposit).toBeDisabled()
  await phone.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await payDeposit.click()
  await phone.getByRole('button', { name: 'Decline' }).click()
  await expect(phone.getByText('nothing was charged')).toBeInViewport()
  await payDeposit.click()
  await phone.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(phone.getByText('We have received $4,935.00 (Deposit).')).toBeVisible()
  await expect(phone.getByText('$4,935.00 by card, online')).toBeVisible()
  await expect(phone.getByText('“Wall is up” is due when this stage is done.')).toBeVisible()
  await expectWholeRing(phone.getByRole('button', { name: 'Pay online: Wall is up, $5,000.00' }))
  // An open form would stay with the part that was paid.
  await page.reload()
  await expect(page.getByText('Accepted, question')).toBeVisible()
  await expect(page.getByText('Are the steps of the same stone?')).toBeVisible()
  await expect(page.getByText(/signed “Rosa Lindqvist”/)).toBeVisible()
  await expect(page.getByText('$4,935.00 paid')).toBeVisible()
  const amount = page.getByLabel('Amount', { exact: true })
  await expect(amount).toHaveValue('5000.00')
  const checkNumber = page.getByLabel('Check number')
  await checkNumber.fill('1042')
  // Once a colleague has recorded this very payment, the check is not recorded for the next one.
  const purpose = page.getByRole('combobox', { name: /^For/ })
  const recorded = await page.request.post(written, {
    form: {
      intent: 'payment',
      part: await purpose.inputValue(),
      seen: '500000',
      amount: '5000',
      method: 'check',
      date: await page.getByLabel('Day', { exact: true }).inputValue(),
    },
    headers: { origin: new URL(written).origin },
  })
  expect(recorded.ok()).toBe(true)
  await expect(page.getByText('Wall is up is paid now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record it' })).toBeDisabled()
  // The amount follows the purpose.
  await purpose.selectOption('Balance')
  await expect(amount).toHaveValue('6515.00')
  await amount.fill('4000')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('$4,000.00, Check 1042')).toBeVisible()
  await expect(page.getByText(/^Recorded \d/), 'the form began anew').toBeFocused()
  await expect(amount).toHaveValue('2515.00')
  await expectAccessible(page)
  // Where nothing was typed since, what was typed for this payment is there again.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('$4,000.00, Check 1042')).toHaveCount(0)
  await expect(amount).toHaveValue('4000')
  await expect(checkNumber).toHaveValue('1042')
  // A corrected amount is another payment than the one that was recorded without an answer.
  await loseNextAnswer(page, `**${new URL(written).pathname}.data*`, 500)
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('was not saved. What you typed is kept.')).toBeVisible()
  await amount.fill('2500')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText(/^What is open of this payment changed/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Schedule the start of work' })).toBeVisible()
}

/** The wall is to grow: the customer reads the change alone, on the phone, and declines it. */
export async function declineChange(page: Page, phone: Page): Promise<void> {
  await page.getByRole('button', { name: 'New change order' }).click()
  await expect(
    page.getByRole('heading', { name: 'Change to Retaining wall along the drive' }),
  ).toBeVisible()
  await page.getByLabel('Heading of the section').first().press('Enter')
  await typeLines(page, [['Two more steps', '2', 'step', '310']])
  await expect(page.getByText('$620.00').last()).toBeVisible()
  await page.getByRole('button', { name: 'Email the quote' }).click()
  const changed = page.getByRole('link', { name: 'See what they see' })
  await phone.goto(((await changed.getAttribute('href')) ?? '').replace(/#.*$/, ''))
  await expect(phone.getByText(/^Changes quote Q-/)).toBeVisible()
  await expect(phone.getByText('2 steps at $310.00')).toBeVisible()
  const plan = phone.getByRole('heading', { name: 'When you pay' })
  await expect(plan).toBeVisible()
  await phone.getByText('No, thank you').click()
  const why = phone.getByLabel('If you like, tell us why. It helps us.')
  const decline = phone.getByRole('button', { name: 'Decline' })
  await why.fill('Too steep. '.repeat(200))
  await decline.click()
  await expect(phone.getByText('This is too long.')).toBeFocused()
  await why.fill('Too steep.')
  // It comes back where it is seen.
  await phone.reload()
  await expect(why).toBeVisible()
  await expect(why).toHaveValue('Too steep.')
  await decline.click()
  // The page shows that in place of the button.
  const declined = phone.getByText('You have declined.')
  await expect(declined).toBeFocused()
  await expect(declined).toBeInViewport()
  await expect(plan).toBeHidden()
}

/** The bank takes the deposit back. The phone shows the quote. */
export async function loseDeposit(page: Page, phone: Page, email: string): Promise<void> {
  await expect(phone.getByText('Two more steps')).toHaveCount(0)
  const change = phone.getByRole('listitem').filter({ hasText: /^Q-\d+, Change to Retaining/ })
  await expect(change.filter({ hasText: '$620.00, declined' })).toBeVisible()
  await page.goto(`/desk/money?q=${encodeURIComponent(email)}`)
  // It is owed again, unless it is written off.
  await page.getByRole('listitem').filter({ hasText: '$4,935.00' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: '$4,935.00 from Rosa Lindqvist' })).toBeVisible()
  await expect(page.getByLabel('Refund as a courtesy: nothing more is owed')).toBeVisible()
  const settled = loseDispute(
    decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? ''),
  )
  await reloadForNews(page, /\/desk\/money\/.*\.data/)
  await expect(
    page.getByText(/^Deposit of Q-\d+ Retaining wall .* owed again: \$4,935/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Write it off' }).click()
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('button', { name: 'Write off $4,935.00' }).click()
  await expect(page.getByText(/^Written off /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Owed again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Owed again' })).toBeVisible()
  const { text } = await renderedAt(phone.request, phone.url())
  expect(text.match(/Pay online: \w+/g)).toEqual(['Pay online: Deposit'])
  settled()
}
