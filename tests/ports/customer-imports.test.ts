import { describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { hour } from '#domain/time.ts'
import { runImports } from '#usecases/desk/customer-imports.ts'
import { staleText } from '#web/desk/forms/answers.ts'
import { customerFacts, findCustomers } from '#support/customers.ts'
import { now } from '#support/bookings.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { book, guest } from '#support/stored-bookings.ts'
import { arriving } from '#support/received-emails.ts'
import { deskOn } from '#support/desk.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { draft, newLead } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'
import { writeQuote } from '#support/written-quotes.ts'

describe.each(storesOnEachDatabase)('files of customers in %s', (kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))
  const customers = newForEachTest(() => desk.customers)
  const ruth = newForEachTest(async () => (await desk.join('ruth@example.com', 'owner')).member)

  async function prepare(...lines: readonly string[]): Promise<string> {
    const bytes = new TextEncoder().encode(lines.join('\n'))
    return unwrap(await customers.prepareImport({ name: 'customers.csv', bytes }, ruth))
  }

  const run = () => runImports(testDependencies(stores, { now: () => 1_800_000_100_000 }))()

  async function bringIn(...lines: readonly string[]): Promise<string> {
    const id = await prepare(...lines)
    expect((await customers.startImport(id)).ok).toBe(true)
    await run()
    return id
  }

  const everyone = (search = '') => findCustomers(stores, search)

  const outcomes = async (id: string) =>
    (await customers.importRows(id, { outcome: null, page: 1 })).rows.map(({ outcome }) => outcome)

  const header = 'Name,Company,Email,Phone,Street,City,State,Zip,Notes'
  const jane = 'Jane Doe,,jane@mail.example,678 555 0111,12 Oak St,Cumming,GA,30040,Gate 4411'

  test('a file with unknown titles is read as a colleague chooses, and an empty one is refused', async () => {
    const bytes = new TextEncoder().encode('Kunde,Mail an\nJane Doe,jane@mail.example\n')
    const file = { name: 'kunden.csv', bytes }
    const unknown = await customers.prepareImport(file, ruth)
    expect(unknown).toMatchObject(
      err({
        code: 'columns-unknown',
        hasHeader: true,
        columns: [{ first: 'Kunde' }, { first: 'Mail an', guess: 'emails' }],
      }),
    )
    const chosen = { choices: ['full-name', 'emails'], hasHeader: true } as const
    const prepared = unwrap(await customers.prepareImport(file, ruth, chosen))
    expect(await outcomes(prepared)).toEqual(['new'])
    const headerless = unwrap(
      await customers.prepareImport(file, ruth, { ...chosen, hasHeader: false }),
    )
    expect(await outcomes(headerless)).toEqual(['refused', 'new'])
    const nobody = await customers.prepareImport(file, ruth, {
      ...chosen,
      choices: ['note', 'emails'],
    })
    expect(nobody.ok).toBe(true)
    const unreachable = { ...chosen, choices: ['full-name', 'note'] } as const
    expect(await customers.prepareImport(file, ruth, unreachable)).toMatchObject({
      error: { code: 'columns-unknown', message: expect.stringMatching(/^Say which column/) },
    })
    const empty = await customers.prepareImport({ ...file, bytes: new Uint8Array() }, ruth)
    expect(empty).toMatchObject({ error: { message: 'This file is empty.' } })
  })

  test('wrongly recognized columns are corrected before the import', async () => {
    // This program's company is the street, and the bill-to lines stay as they were read.
    const id = await prepare(
      'Name,Company,Phone,Bill to 1,Bill to 2',
      'Jane Doe,12 Oak St,678 555 0111,PO Box 4,"Cumming, GA 30040"',
    )
    const columns = await customers.draftColumns(id)
    expect(columns?.map(({ first, guess }) => `${first}: ${guess}`)).toEqual([
      'Name: full-name',
      'Company: company',
      'Phone: phones',
      'Bill to 1: as-read',
      'Bill to 2: as-read',
    ])
    expect(columns?.[1]).toMatchObject({ examples: ['12 Oak St'], readAs: 'Company' })
    expect(
      await customers.correctColumns(id, ['full-name', 'ignored', 'ignored', 'ignored', 'ignored']),
    ).toMatchObject(err({ code: 'columns-unknown' }))
    const choices = ['full-name', 'street1', 'phones', 'as-read', 'as-read'] as const
    expect(await customers.correctColumns(id, choices)).toEqual(ok(null))
    expect((await customers.draftColumns(id))?.map(({ guess }) => guess)).toEqual(choices)
    expect(await outcomes(id)).toEqual(['new'])
    await customers.startImport(id)
    expect(await customers.correctColumns(id, choices)).toMatchObject(err({ code: 'import-moved' }))
    expect(await customers.draftColumns(id)).toBeNull()
    await run()
    const [jane] = await everyone()
    expect(jane?.company).toBe('')
    expect(jane?.addresses.map(({ street1 }) => street1).toSorted()).toEqual([
      '12 Oak St',
      'PO Box 4',
    ])
  })

  test('a preview says what each line would become and writes no customer', async () => {
    const asked = await stores.leads.saveContact(newLead(), draft())
    expect(asked.ok).toBe(true)
    const id = await prepare(
      header,
      jane,
      'J. Doe,,JANE@mail.example,470 555 0188,,,,,',
      'Rosa Lindqvist,,rosa@example.com,,12 oak street,Cumming,GA,30040,',
      'Rosa,Oakhaven HOA,rosa@example.com,,,,,,',
      'Nobody,,,,,,,,',
    )
    expect(await outcomes(id)).toEqual(['new', 'joined', 'same', 'joined', 'refused'])
    expect(await customers.findImport(id)).toMatchObject({
      state: 'draft',
      counts: { new: 1, joined: 2, same: 1, refused: 1 },
    })
    await run()
    expect(await everyone()).toMatchObject([{ name: 'Rosa Lindqvist', company: '' }])
    await customers.discardImport(id)
    expect(await customers.findImport(id)).toBeNull()
  })

  test('a confirmed import adds and joins as previewed, and is one line of the activity', async () => {
    await stores.leads.saveContact(newLead(), draft())
    const id = await bringIn(
      header,
      jane,
      'J. Doe,,JANE@mail.example,470 555 0188,,,,,',
      'Rosa,Oakhaven HOA,rosa@example.com,770 555 0123,,,,,',
    )
    expect(await outcomes(id)).toEqual(['new', 'joined', 'joined'])
    const [joined, rosa] = await everyone()
    expect(joined).toMatchObject({
      name: 'Jane Doe',
      emails: ['jane@mail.example'],
      phones: ['6785550111', '4705550188'],
      addresses: [{ street1: '12 Oak St', purpose: 'both' }],
    })
    expect(rosa).toMatchObject({ company: 'Oakhaven HOA', phones: ['7705550123'] })
    expect(await stores.customers.notesOn(joined?.id ?? '', { page: 1, length: 5 })).toMatchObject({
      rows: [{ text: 'Gate 4411', by: 'ruth' }],
    })
    expect(await everyone('0188')).toHaveLength(1)
    const { entries } = await desk.activity.listActivity(null)
    expect(entries[0]).toMatchObject({
      kind: 'customers-imported',
      by: 'ruth',
      data: { new: 1, joined: 2, same: 0, refused: 0 },
    })
  })

  test('a save over an import, or over its undo, names it and whose it is', async () => {
    const facts = customerFacts({ name: 'Jane', emails: ['jane@mail.example'] })
    const actor = { by: null, at: desk.now() }
    const id = unwrap(await stores.customers.add(facts, actor))
    const saveLate = async () => {
      const late = await stores.customers.save(id, facts, 2, actor)
      if (late.ok || late.error.code !== 'stale') throw new Error('It was saved')
      return staleText(late.error, 'saved', 'America/New_York')
    }
    const imported = await bringIn(header, jane)
    expect(await saveLate()).toMatch(/^ruth changed this with an import on /)
    const later = await desk.join('hank@example.com', 'owner')
    desk.wait(hour)
    expect((await customers.undoImport(imported, later.member)).ok).toBe(true)
    expect(await saveLate()).toMatch(/^hank undid an import that changed this on /)
  })

  test('a contact of another customer stays theirs, and the line says so', async () => {
    await bringIn(header, jane, 'Roe,,roe@mail.example,470 555 0188,,,,,')
    const id = await bringIn(header, 'Roe,,roe@mail.example,678 555 0111,,,,,')
    const { rows } = await customers.importRows(id, { outcome: null, page: 1 })
    expect(rows).toMatchObject([
      { outcome: 'same', remarks: ['(678) 555-0111 stays with Jane Doe'] },
    ])
  })

  test('the same file twice joins everyone and adds nothing', async () => {
    const lines = [
      header,
      jane,
      'Roe,Roe Inc,,470 555 0188,,,,,',
      'Mill,,,,1 Mill Rd,Ball Ground,GA,30107,',
    ]
    await bringIn(...lines)
    const before = await everyone()
    const again = await bringIn(...lines)
    expect(await outcomes(again)).toEqual(['same', 'same', 'same'])
    expect(await everyone()).toEqual(before)
  })

  test('two processes that import the same file make each customer once', async () => {
    const lines = Array.from(
      { length: 60 },
      (_, index) => `P${index},,p${index}@mail.example,,,,,,`,
    )
    const id = await prepare(header, ...lines)
    await customers.startImport(id)
    expect(await customers.startImport(id)).toMatchObject(err({ code: 'import-moved' }))
    await Promise.all([run(), run()])
    const done = { state: 'done', waiting: 0, counts: { new: 60 } }
    expect(await customers.findImport(id)).toMatchObject(done)
    expect((await customers.listCustomers({ search: '', sort: 'name', page: 1 })).total).toBe(60)
  })

  test('undo removes imported customers and added data, except those changed since', async () => {
    await bringIn(header, 'Roe,,roe@mail.example,,,,,,')
    const id = await bringIn(
      header,
      jane,
      'Jane,Oakhaven HOA,jane@mail.example,,,,,,',
      'Roe,Roe Inc,roe@mail.example,470 555 0188,1 Mill Rd,Ball Ground,GA,30107,Call first',
      'Roe,,roe@mail.example,470 555 0199,,,,,',
      'Ann,,ann@mail.example,,,,,,',
      'Bea,,bea@mail.example,,,,,,',
      'Cleo,,cleo@mail.example,,,,,,',
      'Dora,,dora@mail.example,,,,,,',
      'Eve,,eve@mail.example,,,,,,',
    )
    const idOf = async (search: string) => (await everyone(search))[0]?.id ?? ''
    await customers.addCustomerNote(await idOf('ann'), 'Has a dog.', ruth)
    const contact = { ...newLead().contact, email: 'bea@mail.example' }
    await stores.leads.saveContact(newLead({ contact }), draft())
    await writeQuote(stores, desk.now(), { customerId: await idOf('cleo') })
    const customer = { is: 'customer', id: await idOf('dora') } as const
    const paid = { name: 'Dora', about: 'Two hollies', cents: 5_000, method: 'cash' } as const
    const untaxed = { taxCents: 0, taxCounty: '', at: desk.now() }
    await stores.ledger.record({ ...paid, ...untaxed, customer }, { by: null, at: desk.now() })
    await stores.receivedEmails.take(arriving(1, 'eve@mail.example'), () => [])
    // A further contact of a booking is no change of a colleague.
    await stores.events.importAll([gardenEvent()], now)
    const answers = [{ name: 'phone', value: '4045550199' }]
    await book(stores, guest(1, 1, { email: 'roe@mail.example', answers }))
    // Contacts that a person gives too stay, also if they are not new.
    const roe = { is: 'contact', email: 'roe@mail.example', phone: '4705550199' } as const
    const again = { ...paid, ...untaxed, customer: roe }
    await stores.ledger.record(again, { by: null, at: desk.now() })
    const traces = { removable: 1, restorable: 1, touched: 5 }
    expect(await customers.importTraces(id)).toEqual(traces)
    expect(await customers.undoImport(id, ruth)).toEqual(ok(traces))
    expect(await everyone()).toMatchObject([
      { name: 'Ann' },
      { name: 'Bea' },
      { name: 'Cleo' },
      { name: 'Dora' },
      { name: 'Eve' },
      {
        name: 'Roe',
        company: '',
        emails: ['roe@mail.example'],
        phones: ['4705550199', '4045550199'],
      },
    ])
    expect(await everyone('jane')).toEqual([])
    expect(await customers.undoImport(id, ruth)).toMatchObject(err({ code: 'import-moved' }))
    // Lines name no customer who is gone.
    const { rows } = await customers.importRows(id, { outcome: null, page: 1 })
    const known = new Set((await everyone()).map((each) => each.id))
    expect(rows.filter((row) => row.customerId !== null && !known.has(row.customerId))).toEqual([])
  })

  if (kind === 'PostgreSQL') {
    test('undo leaves a customer who gets a quote at the same moment', async () => {
      const id = await bringIn(header, jane)
      const customerId = (await everyone())[0]?.id ?? ''
      const [written, undone] = await duringTransaction(
        stores,
        lockActivity,
        () => writeQuote(stores, desk.now(), { customerId }),
        () => customers.undoImport(id, ruth),
      )
      const quote = await stores.writtenQuotes.find(written)
      expect(undone).toMatchObject({ value: { removable: 0, touched: 1 } })
      expect(quote?.quote.customerId).toBe(customerId)
      expect(await everyone()).toHaveLength(1)
    })
  }

  test('files are deleted: an unconfirmed one after a day, all after a month', async () => {
    const [unconfirmed, done] = [await prepare(header, jane), await bringIn(header, jane)]
    const at = desk.now()
    await stores.customerImports.purge(at + 1, at)
    expect(await customers.findImport(unconfirmed)).toBeNull()
    expect(await customers.listImports()).toMatchObject([{ id: done, by: 'ruth' }])
    await stores.customerImports.purge(at + 1, at + 1)
    expect(await customers.listImports()).toEqual([])
  })

  test('an import recognizes everything in an export', async () => {
    await bringIn(header, jane, '=cmd,,f@mail.example,,"9 Elm Ct, Unit 4",Dahlonega,GA,30533,')
    const pieces: string[] = []
    for await (const piece of await customers.exportCustomers(ruth, 'America/New_York'))
      pieces.push(piece)
    const file = pieces.join('')
    expect(file).toContain(`"'=cmd"`)
    const id = await prepare(file)
    expect(await customers.findImport(id)).toMatchObject({
      source: 'evergreen',
      counts: { new: 0, joined: 0, same: 2, refused: 0 },
    })
    const { entries } = await desk.activity.listActivity(null)
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'customers-exported', data: { customers: 2 } }),
    )
  })
})
