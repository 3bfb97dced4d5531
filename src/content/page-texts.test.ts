import { describe, expect, test } from 'vitest'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { checkDocument } from '#domain/site/check-document.ts'
import { onlySlug, unedited } from '#domain/site/documents.ts'
import { textKinds } from '#domain/site/page-texts.ts'
import { originalFacts } from './company.ts'
import { contentWith, originalContent } from './content.ts'
import { originalTexts } from './page-texts.ts'

const { factsFor } = originalContent(defaultRecordPeriods)

test.each(textKinds)('the original %s can be edited and published as it is', (kind) => {
  const original = originalTexts[kind]
  expect(checkDocument(kind, onlySlug, original, factsFor(kind))).toEqual({
    data: original,
    errors: {},
  })
})

describe('facts in braces', () => {
  const chat = (hours: string) => ({
    ...originalTexts['chat-texts'],
    business: { ...originalTexts['chat-texts'].business, hours },
  })
  const errorsOf = (hours: string) =>
    checkDocument('chat-texts', onlySlug, chat(hours), factsFor('chat-texts')).errors

  test('have the present values', () => {
    const edits = {
      ...unedited,
      company: { ...originalFacts, phone: '8285550123' },
      texts: { 'chat-texts': chat('Call {Phone}. Open {hours}.') },
    }
    const { answers } = contentWith(edits, defaultRecordPeriods).chat('2026-06-01')
    expect(answers.find(({ id }) => id === 'hours')?.text).toEqual([
      'Call (828) 555-0123. Open Monday to Saturday 7 AM to 7 PM, Sunday 9 AM to 12 PM.',
    ])
  })

  test('that are unknown are refused at their field, and a text is measured with its facts filled in', () => {
    expect(errorsOf('Call {fone}.')).toEqual({
      'business.hours': '{fone} is not a fact. The facts are listed above.',
    })
    expect(errorsOf('Call {phone}.')).toEqual({})
    expect(errorsOf(`{area} ${'x'.repeat(380)}`)).toEqual({
      'business.hours': 'Please use at most 400 characters.',
    })
    expect(errorsOf('Records are {requests kept}.')).not.toEqual({})
  })

  test('are known to the privacy page with how long records are kept', () => {
    const page = originalTexts['privacy-page']
    const intro = 'Requests are {requests kept}, and “{quote consent}” is kept with them.'
    const facts = factsFor('privacy-page')
    expect(checkDocument('privacy-page', onlySlug, { ...page, intro }, facts).errors).toEqual({})
    const texts = { 'privacy-page': { ...page, intro } }
    const { privacy, quoteConsent } = contentWith({ ...unedited, texts }, defaultRecordPeriods)
    expect(privacy.intro).toBe(
      `Requests are erased 2 years after we last worked on them, and “${quoteConsent}” is kept with them.`,
    )
  })
})

test('changed texts are on their pages, and the others stay', () => {
  const original = originalContent(defaultRecordPeriods)
  const page = originalTexts['about-page']
  const texts = {
    'about-page': { ...page, intro: { ...page.intro, heading: 'Two sisters and a truck' } },
    'closing-call': { heading: 'Talk to {company}', text: 'Call us.' },
  }
  const content = contentWith({ ...unedited, texts }, defaultRecordPeriods)
  expect(content.about.intro.heading).toBe('Two sisters and a truck')
  expect(content.quoteCall.heading).toBe('Talk to Evergreen')
  expect(content.about.values).toEqual(original.about.values)
  expect(content.home).toEqual(original.home)
})

test('an own question is answered before all others that fit as well', () => {
  const own = {
    slug: 'delivery',
    name: 'Do you deliver?',
    text: 'Yes, within {area}.',
    strong: ['deliver', 'delivery'],
    weak: [],
  }
  const texts = { 'chat-texts': { ...originalTexts['chat-texts'], questions: [own] } }
  const book = contentWith({ ...unedited, texts }, defaultRecordPeriods).chat('2026-06-01')
  expect(book.answers[0]).toMatchObject({
    id: 'own-delivery',
    text: [expect.stringMatching(/^Yes, within Cumming, .*Gainesville\.$/)],
  })
})
