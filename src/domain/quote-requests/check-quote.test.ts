import { expect, test } from 'vitest'
import { checkQuote, checkServiceAddress, quoteFields, type QuoteField } from './check-quote.ts'
import { emptyQuote, serviceFieldsOf, type QuoteDraft } from './quote-draft.ts'

const filled: QuoteDraft = {
  ...emptyQuote,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '(770) 555-0142',
  street1: '12 Oak Street',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  serviceStreet1: '8 Elm Court',
  serviceCity: 'Milton',
  serviceState: 'Georgia',
  serviceZip: '30004',
  projectDetails: 'New mulch for two front beds.',
  interestOptions: ['s1'],
}

const errorOf = (field: QuoteField, text: string, rule: 'strict' | 'relaxed' = 'strict') =>
  checkQuote({ ...filled, [field]: text }, rule)[field]

test('a filled form has no errors', () => {
  expect(checkQuote(filled, 'strict')).toEqual({})
})

test('an empty form meets every rule, from top to bottom', () => {
  expect(Object.entries(checkQuote(emptyQuote, 'strict'))).toEqual([
    ['firstName', 'First Name is required.'],
    ['email', 'Email is required.'],
    ['phone', 'Phone Number is required.'],
    ['street1', 'Street 1 is required.'],
    ['city', 'City is required.'],
    ['state', 'State is required.'],
    ['zip', 'ZIP Code must be exactly 5 digits only.'],
    ['serviceStreet1', 'Service Street 1 is required.'],
    ['serviceCity', 'Service City is required.'],
    ['serviceState', 'Service State is required.'],
    ['serviceZip', 'Service ZIP Code must be exactly 5 digits only.'],
    ['projectDetails', 'Project Details are required.'],
    ['interestOptions', 'Please select at least one service.'],
  ])
})

test('the service address does not count while it is the same', () => {
  const errors = checkQuote({ ...emptyQuote, sameAddress: true, serviceAddressType: '' }, 'strict')
  expect(Object.keys(errors).filter((field) => field.startsWith('service'))).toEqual([])
})

test('a submitted service address has the errors that the form shows for it', () => {
  const submitted = { street1: '', city: 'R2D2', state: 'G', zip: '3004', addressType: 'Castle' }
  const typed = { ...filled, ...serviceFieldsOf(submitted) }
  const errors = checkServiceAddress(submitted, 'strict')
  expect(Object.keys(errors)).toEqual(quoteFields.filter((field) => field.startsWith('service')))
  expect(checkQuote(typed, 'strict')).toEqual(errors)
})

const names = [
  ['firstName', 'First Name'],
  ['city', 'City'],
  ['state', 'State'],
  ['serviceCity', 'Service City'],
  ['serviceState', 'Service State'],
] as const

test.each(names)('%s is required and holds 2 to 50 letters and spaces', (field, label) => {
  const message = `${label} must be 2-50 characters and contain only letters and spaces.`
  expect(errorOf(field, '')).toBe(`${label} is required.`)
  expect(errorOf(field, '   ')).toBe(`${label} is required.`)
  expect(errorOf(field, 'A')).toBe(message)
  expect(errorOf(field, ' A ')).toBe(message)
  expect(errorOf(field, 'GA')).toBeUndefined()
  expect(errorOf(field, 'a'.repeat(50))).toBeUndefined()
  expect(errorOf(field, 'a'.repeat(51))).toBe(message)
  expect(errorOf(field, 'R2D2')).toBe(message)
  expect(errorOf(field, 'José')).toBeUndefined()
  expect(errorOf(field, 'Łódź')).toBeUndefined()
  expect(errorOf(field, 'Jose\u0301')).toBeUndefined()
  expect(errorOf(field, 'Ball Ground')).toBeUndefined()
})

test.each(names)('%s may hold the marks that names have only when relaxed', (field, label) => {
  const message = `${label} must be 2-50 characters and contain only letters and spaces.`
  for (const name of ["O'Hara", 'O’Hara', 'Anne-Marie', 'St. Marys']) {
    expect(errorOf(field, name)).toBe(message)
    expect(errorOf(field, name, 'relaxed')).toBeUndefined()
  }
  expect(errorOf(field, 'Ann_Lee', 'relaxed')).toBe(message)
})

test('a last name may be anything or nothing', () => {
  expect(errorOf('lastName', '')).toBeUndefined()
  expect(errorOf('lastName', 'X Æ A-12')).toBeUndefined()
})

test('the e-mail address is required and must look like one', () => {
  expect(errorOf('email', ' ')).toBe('Email is required.')
  expect(errorOf('email', 'ann@example')).toBe('Please enter a valid email address.')
  expect(errorOf('email', ' ann@example.com ')).toBeUndefined()
})

test('the phone number is required and has exactly ten digits, with anything between them', () => {
  expect(errorOf('phone', '')).toBe('Phone Number is required.')
  expect(errorOf('phone', '( ) -')).toBe('Phone Number is required.')
  expect(errorOf('phone', '(770) 555-014')).toBe('Phone Number must be exactly 10 digits.')
  expect(errorOf('phone', '(770) 555-01423')).toBe('Phone Number must be exactly 10 digits.')
  expect(errorOf('phone', '(770) 555-0142')).toBeUndefined()
  expect(errorOf('phone', '7705550142')).toBeUndefined()
})

test('pasted texts with special spaces and invisible characters are accepted', () => {
  expect(errorOf('street1', '12 Oak\u00A0Street')).toBeUndefined()
  expect(errorOf('city', 'Johns\u00A0Creek')).toBeUndefined()
  expect(errorOf('firstName', 'Ann\u200B')).toBeUndefined()
  expect(errorOf('email', '\u200Bann@example.com')).toBeUndefined()
})

test.each([
  ['street1', 'Street 1'],
  ['serviceStreet1', 'Service Street 1'],
] as const)('%s is required and holds letters, digits and spaces', (field, label) => {
  const message = `${label} must contain only alphanumeric characters and spaces.`
  expect(errorOf(field, '')).toBe(`${label} is required.`)
  expect(errorOf(field, '12 Oak Street')).toBeUndefined()
  expect(errorOf(field, '12 Calle José')).toBeUndefined()
  for (const street of [
    '12 St. Marys Rd',
    '4-6 Oak St',
    '12 Oak St #3',
    "8 O'Neal Way",
    '1/2 A, B',
  ]) {
    expect(errorOf(field, street)).toBe(message)
    expect(errorOf(field, street, 'relaxed')).toBeUndefined()
  }
  expect(errorOf(field, '12 Oak <b>', 'relaxed')).toBe(message)
})

test.each([
  ['zip', 'ZIP Code must be exactly 5 digits only.'],
  ['serviceZip', 'Service ZIP Code must be exactly 5 digits only.'],
] as const)('%s is exactly five digits', (field, message) => {
  for (const text of ['', '3004', '300401', '3004a', '30040-1234', '٣٠٠٤٠']) {
    expect(errorOf(field, text)).toBe(message)
  }
  expect(errorOf(field, '30040')).toBeUndefined()
})

test.each([
  ['addressType', 'Please select a valid Address Type (Home or Business).'],
  ['serviceAddressType', 'Please select a valid Service Address Type (Home or Business).'],
] as const)('%s is Home or Business', (field, message) => {
  expect(errorOf(field, 'Home')).toBeUndefined()
  expect(errorOf(field, 'Business')).toBeUndefined()
  expect(errorOf(field, '')).toBe(message)
  expect(errorOf(field, 'home')).toBe(message)
  expect(errorOf(field, 'Castle')).toBe(message)
})

test('project details hold 10 to 500 characters after trimming', () => {
  const message = 'Project Details must be between 10 and 500 characters.'
  expect(errorOf('projectDetails', '  \n ')).toBe('Project Details are required.')
  expect(errorOf('projectDetails', 'a'.repeat(9))).toBe(message)
  expect(errorOf('projectDetails', `  ${'a'.repeat(9)}  `)).toBe(message)
  expect(errorOf('projectDetails', 'a'.repeat(10))).toBeUndefined()
  expect(errorOf('projectDetails', 'a'.repeat(500))).toBeUndefined()
  expect(errorOf('projectDetails', '🌱'.repeat(500))).toBeUndefined()
  expect(errorOf('projectDetails', 'a'.repeat(501))).toBe(message)
})

test('additional notes are optional and end at 500 characters', () => {
  const message = 'Additional Notes must not exceed 500 characters.'
  expect(errorOf('additionalNotes', '')).toBeUndefined()
  expect(errorOf('additionalNotes', 'a'.repeat(500))).toBeUndefined()
  expect(errorOf('additionalNotes', 'a'.repeat(501))).toBe(message)
})

test('at least one service must be ticked; materials are optional', () => {
  const none = { ...filled, interestOptions: [] }
  expect(checkQuote(none, 'strict')).toEqual({
    interestOptions: 'Please select at least one service.',
  })
  expect(checkQuote({ ...filled, materialOptions: [] }, 'strict')).toEqual({})
})

test('every field of the form is checked once', () => {
  const { sameAddress: _, estimates: __, preferences: ___, ...fields } = emptyQuote
  expect([...quoteFields].sort()).toEqual(Object.keys(fields).sort())
})
