import fc from 'fast-check'
import type { FuzzTarget } from './targets.ts'

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))
export const anyText = fc.string({ unit: anyCharacter, maxLength: 40 })
/** Pieces that have broken one server or another. */
export const oddText = fc.constantFrom(
  '',
  ' ',
  '%',
  '%00',
  '%zz',
  '%ff%fe',
  '%ed%a0%80',
  '%C0%AF',
  '..',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2f',
  '..%5c..%5c',
  'a%2Fb',
  '//evil.example',
  '/./',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  '-1',
  '1e309',
  '9'.repeat(400),
  "' or 1=1; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u0000\ufeff',
  'ß'.repeat(200),
  '🌳'.repeat(100),
)

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** JSON close to an honest request, arbitrary JSON, and invalid JSON. */
export const bodyFor = ({ body, form }: FuzzTarget): fc.Arbitrary<Uint8Array> => {
  if (form !== undefined) return formFor(form)
  if (body === undefined) {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(new Uint8Array()) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    )
  }
  const value = fc.oneof(
    fc.jsonValue(),
    anyText,
    fc.constantFrom(null, -1, 1.5, 1e9, '2e3', '\u0000', '\ud800', [], {}, 'a'.repeat(5_000)),
  )
  const bent = fc
    .tuple(fc.constantFrom(...Object.keys(body)), value)
    .map(([name, other]) => ({ ...body, [name]: other }))
  const missing = fc
    .constantFrom(...Object.keys(body))
    .map((name) => Object.fromEntries(Object.entries(body).filter(([each]) => each !== name)))
  const json = (arbitrary: fc.Arbitrary<unknown>) =>
    arbitrary.map((any) => bytesOf(JSON.stringify(any)))
  const answers = fc
    .array(fc.record({ fieldName: fc.oneof(anyText, oddText), value }), { maxLength: 5 })
    .map((formResponses) => ({ ...body, formResponses }))
  const freshGuest = fc.nat().map((id) => {
    const other = JSON.stringify(body).replaceAll('rosa@example.org', `rosa${id}@example.org`)
    return bytesOf(other)
  })
  return fc.oneof(
    { weight: 3, arbitrary: freshGuest },
    { weight: 6, arbitrary: json(bent) },
    { weight: 2, arbitrary: json(missing) },
    { weight: 2, arbitrary: json(answers) },
    { weight: 2, arbitrary: json(fc.jsonValue()) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        new Uint8Array(),
        bytesOf('['.repeat(30_000)),
        bytesOf('{"a":'.repeat(12_000)),
        bytesOf(JSON.stringify({ ...body, email: 'a'.repeat(70_000) })),
        bytesOf('"'.padEnd(66_000, 'x')),
        bytesOf(JSON.stringify(body).slice(0, -3)),
        bytesOf(`\ufeff${JSON.stringify(body)}`),
        bytesOf('{"__proto__":{"email":"x"},"constructor":1}'),
        new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
        new Uint8Array([0xed, 0xa0, 0x80]),
        bytesOf('action=pay&action=decline'),
        bytesOf('--x\r\ncontent-disposition: form-data; name="action"\r\n\r\npay\r\n--x--\r\n'),
      ),
    },
  )
}

/** A form, as it is or with fields changed, left out, doubled or added. */
function formFor(form: Readonly<Record<string, string>>): fc.Arbitrary<Uint8Array> {
  const names = Object.keys(form)
  const value = fc.oneof(
    anyText,
    oddText,
    fc.constantFrom('[]', '{}', '[{"seen":1e300}]', 'a'.repeat(60_000), 'a@'.repeat(5_000)),
  )
  const field = fc.tuple(fc.oneof(fc.constantFrom('intent', ...names), anyText), value)
  return fc
    .record({
      changed: fc.array(field, { maxLength: 2 }),
      added: fc.array(field, { maxLength: 2 }),
      leftOut: fc.option(fc.constantFrom('', ...names)),
    })
    .map(({ changed, added, leftOut }) => {
      const sent = new URLSearchParams(form)
      for (const [name, text] of changed) sent.set(name, text.toWellFormed())
      for (const [name, text] of added) sent.append(name, text.toWellFormed())
      if (leftOut !== null) sent.delete(leftOut)
      return bytesOf(sent.toString())
    })
}
