import { describe, expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { addCustomer, findCustomers } from '#support/customers.ts'
import { deskOn } from '#support/desk.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('the draft of an import in %s', (kind, open) => {
  const stores = newForEachTest(open)

  test('it says what each line would bring, and which have another or the same name', async () => {
    const desk = deskOn(stores)
    const { customers } = desk
    const { member } = await desk.join('ruth@example.com', 'owner')
    await addCustomer(stores, { name: 'Jane Doe', phones: ['6785550111'] })
    const lines = [
      'Name,Company,Email,Phone,Street,City,State,Zip',
      'Roe,Roe Inc,roe@mail.example,470 555 0188,9 Elm Ct,Dahlonega,GA,30533',
      'Barb Hollis,,barb@mail.example,678 555 0111 ext. 4,,,,',
      'JANE DOE,,jane@mail.example,,,,,',
      'roe,,other@mail.example,,,,,',
    ]
    const bytes = new TextEncoder().encode(lines.join('\n'))
    const id = unwrap(await customers.prepareImport({ name: 'customers.csv', bytes }, member))
    const { rows } = await customers.importRows(id, { outcome: null, page: 1 })
    expect(rows).toMatchObject([
      {
        contact: 'roe@mail.example',
        details: ['Roe Inc', '(470) 555-0188', '9 Elm Ct, Dahlonega, GA 30533'],
        remarks: [],
      },
      {
        details: [],
        remarks: [
          'Known as Jane Doe, who has (678) 555-0111',
          'New details: barb@mail.example; note “Name in the file: Barb Hollis (678) 555-0111 has extension 4”',
        ],
      },
      { outcome: 'new', remarks: ['Same name as another customer'] },
      { outcome: 'new', remarks: ['Same name as another customer'] },
    ])
    expect(await customers.findImport(id)).toMatchObject({ otherNames: 1, sameNames: 2 })
    // Once it is imported, too.
    unwrap(await customers.startImport(id))
    while (await stores.customerImports.importNext(100, desk.now()));
    const brought = await customers.importRows(id, { outcome: 'new', page: 1 })
    expect(brought.rows.map(({ remarks }) => remarks.length)).toEqual([0, 1, 1])
  })

  if (kind === 'PostgreSQL') {
    test('it fills in no company where a colleague enters one at the same moment', async () => {
      const desk = deskOn(stores)
      const { member } = await desk.join('ruth@example.com', 'owner')
      await addCustomer(stores, { name: 'Jane Doe', phones: ['6785550111'] })
      const bytes = new TextEncoder().encode('Name,Company,Phone\nJane Doe,Oaks HOA,678 555 0111')
      const file = { name: 'customers.csv', bytes }
      const id = unwrap(await desk.customers.prepareImport(file, member))
      unwrap(await desk.customers.startImport(id))
      await duringTransaction(
        stores,
        (tx) => tx.updateTable('customers').set({ company: 'Doe & Sons' }).execute(),
        () => stores.customerImports.importNext(100, desk.now()),
      )
      const company = async () => (await findCustomers(stores))[0]?.company
      expect(await company()).toBe('Doe & Sons')
      await desk.customers.undoImport(id, member)
      expect(await company()).toBe('Doe & Sons')
    })
  }
})
