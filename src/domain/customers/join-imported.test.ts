import { expect, test } from 'vitest'
import { joinImported, knownCustomers } from './join-imported.ts'

const nothing = { company: '', emails: [], phones: [], addresses: [] }
const phones = ['6785550111']
const known = (name: string, notes: readonly string[] = []) =>
  knownCustomers([{ ...nothing, id: 'c1', name, phones, notes }])
const row = (name: string, note = '') => ({ ...nothing, name, phones, note })

test('a line with the phone of another name says whose it is, and its name becomes a note', () => {
  const note = 'Name in the file: Barb Hollis\nGate 4411'
  const line = row('Barb Hollis', 'Gate 4411')
  expect(joinImported(line, known('Oakhaven HOA'))).toMatchObject({
    is: 'joined',
    addition: { note },
    remarks: [
      'Known as Oakhaven HOA, who has (678) 555-0111',
      'New details: note “Name in the file: Barb Hollis Gate 4411”',
    ],
  })
  expect(joinImported(line, known('Oakhaven HOA', [note]))).toMatchObject({ is: 'same' })
  // What the customer has as a note already is not added again.
  expect(joinImported(line, known('Oakhaven HOA', ['Gate 4411']))).toMatchObject({
    addition: { note: 'Name in the file: Barb Hollis' },
  })
})

test('a spouse of the same family name, or who is of a company, has another name', () => {
  for (const theirs of ['Tom Hollis', 'Hollis Nursery']) {
    const ofNursery = { ...row('Barb Hollis'), company: 'Hollis Nursery' }
    expect(joinImported(ofNursery, known(theirs))).toMatchObject({
      addition: { note: 'Name in the file: Barb Hollis' },
      remarks: [`Known as ${theirs}, who has (678) 555-0111`, expect.anything()],
    })
  }
})

test('a name that is written differently is no other name', () => {
  for (const name of ['J. Doe', 'Doe, Jane', 'Mr. and Mrs. Doe', 'Jane and Tom Doe']) {
    expect(joinImported(row(name), known('Jane Doe'))).toMatchObject({ is: 'same', remarks: [] })
  }
})

test('a line without a name, which goes by its contact, has no other name', () => {
  expect(joinImported(row('(678) 555-0111'), known('Jane Doe'))).toMatchObject({ is: 'same' })
  const emails = ['jd77@mail.example']
  const jane = { ...nothing, id: 'c1', name: 'Jane Doe', emails, notes: [] }
  const line = { ...nothing, name: 'jd77@mail.example', emails, note: '' }
  expect(joinImported(line, knownCustomers([jane]))).toMatchObject({ is: 'same', remarks: [] })
})

test('a line without any name is not said to have that of another customer', () => {
  const unnamed = { ...nothing, id: 'c1', name: '', notes: [] }
  const line = { ...nothing, name: '', emails: ['jd77@mail.example'], note: '' }
  expect(joinImported(line, knownCustomers([unnamed]))).toEqual({ is: 'new', remarks: [] })
})
