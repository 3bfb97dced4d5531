import { expect, test } from 'vitest'
import { quoteFields } from '#domain/quote-requests/check-quote.ts'
import {
  emptyQuote,
  serviceAddressOf,
  type QuoteDraft,
} from '#domain/quote-requests/quote-draft.ts'
import {
  newQuoteForm,
  quoteFormReducer,
  shownErrors,
  type QuoteAction,
  type QuoteForm,
} from './quote-form-state.ts'

const catalog = [
  { id: 's1', name: 'Soil & Mulch', materials: [{ id: 'm1', name: 'Red Mulch' }] },
  { id: 's2', name: 'Landscaping Services', materials: [] },
]

const filled: QuoteDraft = {
  ...emptyQuote,
  firstName: 'Ann',
  email: 'ann@example.com',
  phone: '(770) 555-0142',
  street1: '12 Oak Street',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  sameAddress: true,
  projectDetails: 'New mulch for two front beds.',
  interestOptions: ['s1'],
  materialOptions: ['m1'],
}

const after = (form: QuoteForm, ...actions: readonly QuoteAction[]) =>
  actions.reduce(quoteFormReducer, form)
const shown = (form: QuoteForm) => shownErrors(form, 'strict')
const restored = after(newQuoteForm, { do: 'restore', draft: filled, key: null })
const submit: QuoteAction = { do: 'submit', rule: 'strict', key: 'key-0001', catalog }

test('passing through an empty field is no error, emptying one is', () => {
  expect(shown(after(newQuoteForm, { do: 'leave', field: 'email' }))).toEqual({})
  const emptied = after(
    newQuoteForm,
    { do: 'type', field: 'email', text: 'a' },
    { do: 'type', field: 'email', text: '' },
  )
  expect(shown(emptied)).toEqual({ email: 'Email is required.' })
})

test('while the services have not come, none can be asked for', () => {
  const tried = after(restored, { ...submit, catalog: null })
  expect(tried.phase).toEqual({ is: 'refused' })
  expect(shown(tried)).toEqual({ interestOptions: 'Please select at least one service.' })
  expect(shown(after(tried, { do: 'offer', catalog, tick: undefined }))).toEqual({})
})

test('a form without errors goes out under a key, which a retry keeps', () => {
  const sending = after(restored, submit)
  expect(sending).toMatchObject({ phase: { is: 'sending' }, key: 'key-0001' })
  const failed = after(sending, { do: 'fail', message: 'Sorry.', serverErrors: {}, spent: false })
  expect(failed.phase).toEqual({ is: 'failed', message: 'Sorry.' })
  expect(failed.key).toBe('key-0001')
  expect(failed.draft).toEqual(restored.draft)
})

test('a key that holds another request is given up', () => {
  const failed = after(restored, submit, { do: 'fail', message: '', serverErrors: {}, spent: true })
  expect(failed.key).toBeNull()
})

test('success empties the form and ends its key', () => {
  const sent = after(restored, submit, { do: 'succeed' })
  expect(sent).toEqual({
    ...newQuoteForm,
    phase: { is: 'sent', reach: 'call or text you at (770)\u00A0555-0142' },
  })
  expect(sent.draft).toMatchObject({
    addressType: 'Home',
    serviceAddressType: 'Home',
    interestOptions: [],
    materialOptions: [],
    sameAddress: false,
  })
  expect(shown(after(sent, { do: 'close' }))).toEqual({})
  const asked = { ...restored, draft: { ...restored.draft, preferences: { reachBy: 'email' } } }
  expect(after(asked, submit, { do: 'succeed' }).phase).toMatchObject({ reach: 'email you' })
})

test("the server's message about a field is shown until the field changes", () => {
  const serverErrors = { email: 'We cannot write to this address.' }
  const failed = after(restored, submit, { do: 'fail', message: 'No.', serverErrors, spent: false })
  expect(shown(failed)).toEqual(serverErrors)
  expect(shown(after(failed, { do: 'type', field: 'email', text: 'a@b.co' }))).toEqual({})
})

test('a suggestion without a place shows under the street, instead of what else is wrong with it, until it changes', () => {
  const message = 'Please select a valid address from the suggestions.'
  const typed = { do: 'type', field: 'street1', text: '100 Main St, Cumming' } as const
  const noPlace = { do: 'set-error', field: 'street1', message } as const
  const form = after(restored, typed, noPlace)
  expect(shown(form)).toEqual({ street1: message })
  expect(shown(after(form, { do: 'type', field: 'street1', text: '1 Elm' }))).toEqual({})
  expect(shown(after(form, submit))).toEqual({
    street1: 'Street 1 must contain only alphanumeric characters and spaces.',
  })
  // A street that holds can be sent.
  expect(after(restored, noPlace, submit).phase).toEqual({ is: 'sending' })
})

test('a chosen suggestion reaches the service address while both are the same', () => {
  const form = after(
    newQuoteForm,
    { do: 'same-address', same: true },
    { do: 'fill-address', change: { street1: '8 Elm Court', city: 'Milton' } },
  )
  expect(serviceAddressOf(form.draft)).toMatchObject({ street1: '8 Elm Court', city: 'Milton' })
})

test('unticking a service drops its materials, and the last one is missed', () => {
  const form = after(restored, { do: 'toggle-service', id: 's1', catalog })
  expect(form.draft).toMatchObject({ interestOptions: [], materialOptions: [] })
  expect(shown(form)).toEqual({ interestOptions: 'Please select at least one service.' })
})

test('when the services come, the one asked for is ticked once and stale ticks go', () => {
  const stale = { ...filled, interestOptions: ['gone'], materialOptions: ['m1'] }
  const form = after(
    newQuoteForm,
    { do: 'restore', draft: stale, key: null },
    { do: 'offer', catalog, tick: 's2' },
  )
  expect(form.draft).toMatchObject({ interestOptions: ['s2'], materialOptions: [] })
  expect(after(form, { do: 'offer', catalog, tick: 's2' }).draft.interestOptions).toEqual(['s2'])
})

test('every field can be touched', () => {
  expect(after(newQuoteForm, submit).touched).toEqual(new Set(quoteFields))
})
