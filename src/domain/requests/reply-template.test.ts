import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replyTemplateList, templateText } from '#domain/settings/reply-templates.ts'
import { filledText } from '#domain/placeholders.ts'
import { err, ok } from '#domain/result.ts'
import {
  changeTemplates,
  greetingFor,
  maxTemplates,
  placeholders,
  unfilledPlaceholders,
  unknownPlaceholders,
  type TemplateChange,
} from './reply-template.ts'

const values = { ...placeholders, 'first name': 'Rosa', phone: '' }

test('known placeholders of a template are filled in, and the others stay visible', () => {
  const text = 'Hi {First Name}, {gate code} {constructor} at {phone}'
  expect(filledText(text, values)).toBe('Hi Rosa, {gate code} {constructor} at {phone}')
  expect(unknownPlaceholders(text)).toEqual(['{gate code}', '{constructor}'])
  expect(unfilledPlaceholders(filledText(text, values))).toEqual(['{phone}'])
})

test('a filled text has no placeholder that is known', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(placeholders)), fc.string(), (name, around) => {
      const all = { ...values, phone: '(770) 555-0123' }
      const calm = around.replaceAll(/[{}]/g, '')
      const filled = filledText(`${calm}{${name}}${calm}`, all)
      expect(unfilledPlaceholders(filled)).toEqual([])
    }),
  )
})

test('a template with unknown placeholders is refused by their names', () => {
  const refusal = (text: string) =>
    templateText.safeParse({ name: 'Gate', subject: 'Hi', text }).error?.issues[0]?.message
  expect(refusal('The code is {gate code}.')).toBe(
    '{gate code} is not a placeholder. The placeholders are listed below.',
  )
  expect(refusal('Dear {firstName}, the code is {gate code}.')).toBe(
    '{firstName}, {gate code} are not placeholders. The placeholders are listed below.',
  )
})

test('a reply begins as templates greet', () => {
  const rosa = { ...values, 'first name': 'Rosa' }
  const greet = (...texts: readonly string[]) =>
    greetingFor(
      texts.map((text) => ({ text })),
      rosa,
    )
  expect(greet('Thank you.\n\nMore', 'Dear {First Name},\n\nThank you.')).toBe('Dear Rosa,\n\n')
  expect(greet()).toBe('Hi Rosa,\n\n')
  expect(greetingFor([], { ...rosa, 'first name': '' })).toBe('')
})

const template = (id: string) => ({ id, name: id, subject: 'Hi', text: 'Hello' })
const originals = [template('a'), template('b')]

test('a changed or removed original comes back, and one of their own does not', () => {
  const changed = [{ ...template('a'), text: 'Changed' }, template('own')]
  expect(changeTemplates(changed, { is: 'restore', id: 'a' }, originals)).toEqual(
    ok([template('a'), template('own')]),
  )
  expect(changeTemplates(changed, { is: 'restore', id: 'b' }, originals)).toMatchObject({
    value: [changed[0], template('own'), template('b')],
  })
  expect(changeTemplates(changed, { is: 'restore', id: 'own' }, originals)).toEqual(
    err({ code: 'unknown-template' }),
  )
})

test('a template moves by one place, and stays within the list', () => {
  const [a, b] = originals
  const moved = (id: string, by: -1 | 1) => changeTemplates(originals, { is: 'move', id, by }, [])
  expect([moved('a', 1), moved('b', -1)]).toEqual([ok([b, a]), ok([b, a])])
  expect([moved('a', -1), moved('b', 1)]).toEqual([ok([a, b]), ok([a, b])])
})

test('the list has each template once and fits its schema after any changes', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const step: fc.Arbitrary<TemplateChange> = fc.oneof(
    id.map((each) => ({ is: 'save', template: template(each) }) as const),
    id.map((each) => ({ is: 'remove', id: each }) as const),
    fc.record({
      is: fc.constant('move' as const),
      id,
      by: fc.constantFrom(-1 as const, 1 as const),
    }),
    id.map((each) => ({ is: 'restore', id: each }) as const),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let list: readonly ReturnType<typeof template>[] = originals
      for (const each of steps) {
        const changed = changeTemplates(list, each, originals)
        if (changed.ok) list = [...changed.value]
        expect(new Set(list.map((one) => one.id)).size).toBe(list.length)
        expect(replyTemplateList.schema.safeParse(list).success).toBe(true)
      }
    }),
  )
  const full = Array.from({ length: maxTemplates }, (_, index) => template(`t${index}`))
  expect(changeTemplates(full, { is: 'save', template: template('one more') }, [])).toEqual(
    err({ code: 'too-many-templates' }),
  )
})
