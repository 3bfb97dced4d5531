import { expect, test } from '@playwright/test'
import { expectAccessible, expectFitsBothWidths } from './accessible.ts'
import { codeMailedTo } from './event-page.ts'
import {
  colleagueEmail,
  fieldsOf,
  forgetConfirmationOf,
  invitedBy,
  joinDesk,
  sendForm,
  someName,
  workAsOwner,
} from './desk-page.ts'
import { delaySaves } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()

/** A unique number: (470) 555-0000 to 9999. */
const somePhone = () => `470555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`

const shown = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a customer is added by hand, recognized, corrected, merged and taken apart', async ({
    page,
  }) => {
    const june = await invitedBy(colleagueEmail('june'), 'office')
    await joinDesk(page, june, `June ${'m'.repeat(50)}`, '/desk/customers/new')
    const name = `Jane ${someName()}`
    const phone = somePhone()

    const list = page.getByRole('main').getByRole('link', { name: 'Customers' })
    expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(page.getByLabel('Name', { exact: true })).toHaveJSProperty('required', true)
    await expect(page.getByLabel('Company')).toHaveJSProperty('required', false)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page.getByText('Enter a phone number or an email address.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/desk\/customers$/)
    await page.getByRole('link', { name: 'New customer' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Phone', { exact: true }).fill(shown(phone))
    // A row that is added gets the focus, and one that goes hands it on.
    await page.getByRole('button', { name: 'Add a phone' }).click()
    await expect(page.getByRole('textbox', { name: 'Phone 2' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove Phone 2' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Add a phone' })).toBeFocused()
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(shown(phone))
    const addAddress = page.getByRole('button', { name: 'Add an address' })
    await addAddress.click()
    await addAddress.click()
    await expect(page.getByRole('group', { name: 'Address 2' }).getByLabel('Street')).toBeFocused()
    await page.getByRole('button', { name: 'Remove Address 2' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove Address', exact: true })).toBeFocused()
    await page.getByLabel('Street').fill('12 Oak St')
    await page.getByLabel('Town').fill('Cumming')
    await page.getByLabel('ZIP Code').fill('30040')
    await expectFitsBothWidths(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    const first = page.url()
    await expect(page.getByRole('link', { name: `Call ${shown(phone)}` })).toHaveAttribute(
      'href',
      `tel:+1${phone}`,
    )
    // A press that the browser refuses is not said to have copied, as the one before it was.
    const copied = page.getByRole('button', { name: 'Copied', exact: true })
    await page.context().grantPermissions(['clipboard-write'])
    await page.getByRole('button', { name: `Copy the phone number ${shown(phone)}` }).click()
    await expect(copied).toBeVisible()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await copied.click()
    await expect(copied).toHaveCount(0)
    await expect(page.getByRole('status').getByText(shown(phone))).toBeVisible()
    await expect(page.getByRole('link', { name: /^Map of 12 Oak St/ })).toHaveAttribute(
      'href',
      /12%20Oak%20St%2C%20Cumming%2C%20GA%2030040/,
    )
    await expectFitsBothWidths(page)
    await expectAccessible(page)

    // Another colleague adds the same customer.
    await list.click()
    await page.getByRole('link', { name: 'New customer' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase())
    await page.getByLabel('Email', { exact: true }).fill(`${name.slice(5)}@mail.example`)
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page.getByRole('heading', { name: 'Looks like someone you know' })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
      'href',
      new URL(first).pathname,
    )
    // Somebody else is looked for again.
    await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase())
    await page.getByRole('button', { name: 'Add customer' }).click()
    await page.getByRole('button', { name: 'Add anyway' }).click()
    await expect(page.getByRole('heading', { name: name.toUpperCase(), level: 1 })).toBeVisible()
    await page.getByRole('textbox', { name: 'Note' }).fill('Ask for Nell.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Ask for Nell.')).toBeVisible()
    // Undo restores the typed text.
    const note = page.getByRole('textbox', { name: 'Note' })
    await expect(note).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(note).toHaveValue('Ask for Nell.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(note).toHaveValue('')
    // Text typed while a note is being saved stays for the next note.
    const letSave = await delaySaves(page)
    await note.fill('Rings at noon.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await note.fill('Rings at noon. Two dogs.')
    letSave()
    await expect(page.getByText('Rings at noon.', { exact: true })).toBeVisible()
    await expect(note).toHaveValue('Rings at noon. Two dogs.')

    const second = page.url()
    await page.goto(first)
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    const email = `${name.slice(5)}@mail.example`
    const asShown = await fieldsOf(page.locator('form', { has: page.getByLabel('Company') }))
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Replies go to').selectOption(email)
    await page.getByRole('button', { name: 'Add a phone' }).click()
    await page.getByRole('textbox', { name: 'Phone 2' }).fill('(770) 555-0199')
    await page.getByLabel('Company').fill('Oakhaven HOA')
    // A note that is saved meanwhile changes nothing that the form would save over.
    await note.fill('Call first.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(note).toHaveValue('')
    const seenField = page.locator('[name="seen"]')
    await expect(seenField).not.toHaveValue(Object.fromEntries(asShown)['seen'] ?? '')
    await page.reload()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/belongs to/)).toBeVisible()
    // A reload shows what was typed, also once a colleague has saved.
    const seen = await seenField.inputValue()
    const hers = { ...Object.fromEntries(asShown), seen, company: 'Oakhaven' }
    expect((await sendForm(page, first, hers)).ok()).toBe(true)
    await page.reload()
    await expect(page.getByLabel('Company')).toHaveValue('Oakhaven HOA')
    // A choice among typed texts stays chosen, and a row that was added stays.
    await expect(page.getByLabel('Replies go to')).toHaveValue(email)
    await expect(page.getByRole('textbox', { name: 'Phone 2' })).toHaveValue('(770) 555-0199')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Company: Oakhaven', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Replies go to')).toHaveValue(email)
    await expect(page.getByRole('textbox', { name: 'Phone 2' })).toHaveValue('(770) 555-0199')
    await page.getByRole('button', { name: 'Save mine instead' }).click()
    await expect(page.getByText(/belongs to/)).toContainText(name.toUpperCase())
    await expect(page.getByLabel('Company')).toHaveValue('Oakhaven HOA')
    await page.getByRole('link', { name: `Merge with ${name.toUpperCase()}` }).click()
    await expect(page.getByText('2 notes')).toBeVisible()
    await expectFitsBothWidths(page)
    await expectAccessible(page)
    // The other way round, and back.
    await page
      .getByRole('link', { name: `Keep ${name.toUpperCase()} instead`, exact: true })
      .click()
    await expect(
      page.getByText(new RegExp(`The name stays ${name.toUpperCase()}\\.`)),
    ).toBeVisible()
    await expect(page.getByRole('main'), 'the pressed link is gone').toBeFocused()
    await page.getByRole('link', { name: `Keep ${name} instead`, exact: true }).click()
    await expect(page.getByText(new RegExp(`The name stays ${name}\\.`))).toBeVisible()
    await page.getByRole('link', { name: 'Someone else' }).click()
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(name.slice(5, 12))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('1 customer found')).toBeAttached()
    await page.getByRole('link', { name: /^This one: \S/ }).click()
    await page.getByRole('button', { name: 'Merge the two' }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByText('Ask for Nell.')).toBeVisible()
    // Not the form with what was typed before, whose lists lack what the merge has brought.
    await expect(page.getByText(`Everything from ${name.toUpperCase()} is here now.`)).toBeVisible()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(
      `${name.slice(5)}@mail.example`,
    )
    await expect(page.getByText(/^Everything from/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
    await expect(
      page.getByRole('link', { name: `Email ${name.slice(5)}@mail.example` }),
    ).toBeVisible()
    // The other page leads here, with what was typed there and not saved.
    await page.goto(second)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByText('Rings at noon. Two dogs.')).toBeVisible()
    await expectFitsBothWidths(page)
    await page.getByRole('button', { name: /^Undo merge/ }).click()
    await expect(page.getByText('Ask for Nell.')).toHaveCount(0)
    await expect(page.getByText('Merge undone'), 'the pressed button is gone').toBeFocused()
  })

  test('a file of customers is looked at, brought in, exported and undone', async ({ page }) => {
    const owner = await workAsOwner(page, 'Ruth Calloway', '/desk/customers')
    const name = someName()
    const lines = Array.from(
      { length: 20 },
      (_, index) => `Guest${index},${name},g${index}.${name}@mail.example,"Gate ${index}\nDog"`,
    )
    const file = [
      'First Name;Last Name;E-mail 1 - Value;Notes',
      ...lines.map((line) => line.replaceAll(',', ';')),
      `Nobody;${name};;`,
    ].join('\n')

    await expectFitsBothWidths(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByLabel('CSV file').setInputFiles({
      name: 'sales.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Sales,Tax\n12,1\n'),
    })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText(/^We do not recognize the column titles/)).toBeVisible()
    // A file whose columns are assigned by hand.
    await page.getByLabel('CSV file').setInputFiles({
      name: 'kunden.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Kunde,Kontakt\nOtto ${name},otto.${name}@mail.example\nOtto ${name},o.${name}@mail.example\n`,
      ),
    })
    await expect(page.getByLabel(/^Sales/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByLabel(/^Kunde/).selectOption('Name')
    await expect(page.getByLabel(/^Kontakt/)).toHaveValue('emails')
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText(/^2 new customers\. 1 line with the name of another/)).toBeVisible()
    const rows = page.getByRole('list', { name: 'Lines of the file' }).getByRole('listitem')
    await expect(rows.first()).toContainText(`Otto ${name}`)
    await expect(rows.last()).toContainText('Same name as another customer')
    await page.getByRole('link', { name: 'Import customers' }).click()
    await page.getByLabel('CSV file').setInputFiles({
      name: 'contacts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file, 'utf16le'),
    })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText(/^20 new customers/)).toBeVisible()
    await expect(page.getByText(/From Google Contacts/)).toBeVisible()
    await page.getByText('4 columns read').click()
    await expectFitsBothWidths(page)
    await expectAccessible(page)
    // Read wrongly, and corrected.
    await page.getByLabel(/^Notes/).selectOption('Leave out')
    await page.getByRole('button', { name: 'Read it again this way' }).click()
    await expect(page.getByText(/^Read again /)).toBeVisible()
    await expect(page.getByText('3 columns read, 1 not needed')).toBeVisible()
    await page.getByRole('link', { name: /^Cannot be read/ }).click()
    await expect(page.getByText('No email, phone or street')).toBeVisible()
    await page.getByRole('button', { name: 'Import 20 lines' }).click()
    await expect(page.getByRole('main'), 'the pressed button is gone').toBeFocused()
    await expect(page.getByText(/^20 customers added/)).toBeVisible()
    await page.getByRole('link', { name: /^Added 20/ }).click()
    await expect(page.getByRole('link', { name: `Guest0 ${name}` })).toBeVisible()
    const imported = new URL(page.url()).pathname

    // Where the file leads that was asked for too late.
    await page.goto('/desk/customers?late')
    const tooLate = page.getByText('You confirmed that it’s you too long ago.')
    await expect(tooLate).toBeVisible()
    // A row that keys reach is whole above the bar, with its ring.
    const some = page.getByRole('main').getByRole('listitem').nth(15)
    await some.getByRole('link').first().focus()
    const below = async () => {
      const bar = await page.getByRole('navigation', { name: 'Rooms' }).boundingBox()
      const box = await some.boundingBox()
      return (bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)
    }
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    forgetConfirmationOf(owner)
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(tooLate).toBeHidden()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Email me a code' }).click()
    await dialog.getByLabel('Code', { exact: true }).fill(await codeMailedTo(owner))
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)

    await page.goto(imported)
    await page.getByText('Undo this import…').click()
    await expect(page.getByText(/^20 customers would be removed/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('This was undone.')).toBeVisible()
  })
})
