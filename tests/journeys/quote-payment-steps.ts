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
  await phone
    .getByRole('textbox', { name: 'A question, or a change?' })
    .fill('One more step, please.')
  await phone.getByRole('button', { name: 'Ask' }).click()
  await expect(phone.getByText('Thank you. We have your message')).toBeVisible()

  // An open form would stay with the part that was paid.
  await page.reload()
  await expect(page.getByText('Accepted, question')).toBeVisible()
  await expect(page.getByText('Are the steps of the same stone?')).toBeVisible()
  await expect(page.getByText('One more step, please.')).toBeVisible()
  await expect(page.getByText(/signed “Rosa Lindqvist”/)).toBeVisible()
  await expect(page.getByText('$4,935.00 paid')).toBeVisible()
  // The amount follows the purpose.
  const amount = page.getByLabel('Amount', { exact: true })
  await expect(amount).toHaveValue('5000.00')
  await page.getByRole('combobox', { name: /^For/ }).selectOption('Balance')
  await expect(amount).toHaveValue('6515.00')
  await page.getByRole('combobox', { name: /^For/ }).selectOption('Wall is up')
  await expect(amount).toHaveValue('5000.00')
  const checkNumber = page.getByLabel('Check number')
  await checkNumber.fill('1042')
  // A payment that a colleague records meanwhile, and undoes, leaves the number.
  const colleague = await page.context().newPage()
  await colleague.goto(written)
  await colleague.getByRole('combobox', { name: /^For/ }).selectOption('Balance')
  await colleague.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('$6,515.00, Check')).toBeVisible()
  await colleague.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('$6,515.00, Check')).toHaveCount(0)
  // Once a colleague has recorded this very payment, the check is not recorded for the next one.
  await colleague.getByRole('combobox', { name: /^For/ }).selectOption('Wall is up')
  await colleague.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('Wall is up is paid now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record it' })).toBeDisabled()
  await colleague.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('$5,000.00, Check 1042')).toBeVisible()
  // Its undo leaves what was typed for the next payment.
  await checkNumber.fill('1043')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('$5,000.00, Check 1042')).toHaveCount(0)
  await expect(checkNumber).toHaveValue('1043')
  await expect(amount).toHaveValue('6515.00')
  await page.getByRole('combobox', { name: /^For/ }).selectOption('Wall is up')
  await amount.fill('4000')
  await page.getByRole('button', { name: 'Record it' }).click()
  // Where nothing was typed since, what was typed for this payment is there again.
  await expect(amount).toHaveValue('1000.00')
  await expect(checkNumber).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amount).toHaveValue('4000')
  await expect(checkNumber).toHaveValue('1043')
  await amount.fill('5000')
  await checkNumber.fill('1042')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('$5,000.00, Check 1042')).toBeVisible()
  await expect(page.getByText(/^Recorded \d/), 'the form began anew').toBeFocused()
  await expectAccessible(page)
  // A corrected amount is another payment than the one that was recorded without an answer.
  await loseNextAnswer(page, `**${new URL(written).pathname}.data*`, 500)
  await amount.fill('2000')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('was not saved. What you typed is kept.')).toBeVisible()
  await amount.fill('2500')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText(/^What is open of this payment changed/)).toBeVisible()
  await page.getByRole('link', { name: 'Schedule the start of work' }).click()
  await page.getByRole('link', { name: 'The quote', exact: true }).click()
  await expect(page.getByText('$5,000.00, Check 1042')).toBeVisible()
}

/** The wall grows: the customer agrees to one change alone, on the phone, and declines another. */
export async function agreeOnChanges(page: Page, phone: Page, written: string): Promise<void> {
  await page.getByRole('button', { name: 'New change order' }).click()
  await expect(
    page.getByRole('heading', { name: 'Change to Retaining wall along the drive' }),
  ).toBeVisible()
  await page.getByLabel('Heading of the section').first().focus()
  await page.keyboard.press('Enter')
  await typeLines(page, [['Two more steps', '2', 'step', '310']])
  await expect(page.getByText('$620.00').last()).toBeVisible()
  await page.getByRole('button', { name: 'Email the quote' }).click()
  const changed = page.getByRole('link', { name: 'See what they see' })
  await phone.goto(((await changed.getAttribute('href')) ?? '').replace(/#.*$/, ''))
  await expect(phone.getByText(/^Changes quote Q-/)).toBeVisible()
  await expect(phone.getByText('2 steps at $310.00')).toBeVisible()
  await phone.getByLabel('Your name, as you would sign').fill('Rosa Lindqvist')
  await phone.getByRole('checkbox', { name: /^I accept this quote/ }).check()
  await phone.getByRole('button', { name: 'Accept for $620.00' }).click()
  await expect(phone.getByText('Signed by typing this name on')).toBeVisible()

  // A third proposal is declined, and the page shows that in place of the button.
  await page.goto(written)
  await page.getByRole('button', { name: 'New change order' }).click()
  await page.getByLabel('Heading of the section').first().focus()
  await page.keyboard.press('Enter')
  await typeLines(page, [['A bench', '1', 'piece', '480']])
  await page.getByRole('button', { name: 'Email the quote' }).click()
  await phone.goto(((await changed.getAttribute('href')) ?? '').replace(/#.*$/, ''))
  await phone.getByText('No, thank you').click()
  await phone.getByRole('button', { name: 'Decline' }).click()
  const declined = phone.getByText('You have declined.')
  await expect(declined).toBeFocused()
  await expect(declined).toBeInViewport()
}

/**
 * Part of the check is refunded, and nothing more is owed; the bank takes the deposit back. The
 * phone shows the quote.
 */
export async function refundAndLose(page: Page, phone: Page, email: string): Promise<void> {
  await expect(phone.getByText('Two more steps')).toHaveCount(0)
  const changes = phone.getByRole('listitem').filter({ hasText: /^Q-\d+, Change to Retaining/ })
  await expect(changes.filter({ hasText: '$620.00, accepted' })).toBeVisible()
  await expect(changes.filter({ hasText: '$480.00, declined' })).toBeVisible()
  // The crew was late.
  await page.goto(`/desk/money?q=${encodeURIComponent(email)}`)
  await page.getByRole('listitem').filter({ hasText: '$5,000.00' }).getByRole('link').click()
  await page.getByLabel('Amount').fill('200')
  await page.getByLabel('Refund as a courtesy: nothing more is owed').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('button', { name: 'Refund $200.00' }).click()
  const shownToCustomer = async () => (await renderedAt(phone.request, phone.url())).text
  const stillToPay = async () => (await shownToCustomer()).match(/Pay online: \w+/g)
  await expect.poll(shownToCustomer).toContain('of which $200.00 was refunded')
  expect(await stillToPay()).toEqual(['Pay online: Balance'])

  // The customer's bank takes the deposit back: it is owed again, unless it is written off.
  await page.goBack()
  await page.getByRole('listitem').filter({ hasText: '$4,935.00' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: '$4,935.00 from Rosa Lindqvist' })).toBeVisible()
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
  expect(await stillToPay()).toEqual(['Pay online: Deposit'])
  settled()
}
