import * as z from 'zod/mini'
import { slugOf } from '#domain/text.ts'
import { atMost } from '#domain/typed-fields.ts'
import { fieldMeta } from './document-fields.ts'
import { paths } from './paths.ts'

/** First segments of addresses that the program itself answers. */
const programAddresses: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap((path) =>
    typeof path === 'string' ? path.slice(1).split('/', 1) : [],
  ),
  'api',
  'assets',
  'back-in-stock',
  'desk',
  'emails',
  'favicon',
  'healthz',
  'media',
  'metrics',
  'photographs',
  'quotes',
  'request',
  'services',
  'styleguide',
  'test-checkout',
])

/** Whether an address below home is one of the program's own. */
export const isProgramAddress = (address: string): boolean => programAddresses.has(address)

/** The message for such an address on an own page. */
export const programAddressMessage = 'A built-in page already has this address.'

/** Longest address of an own page, in characters. */
const pageAddressLength = 60

const shape = { error: 'Use lowercase letters, numbers and hyphens, like spring-sale.' }

/** Schema of the address of an own page, below home and without its slash: `spring-sale`. */
export const pageAddress = () =>
  z
    .string({ error: 'Enter an address.' })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: 'Enter an address.' }),
      atMost(pageAddressLength),
      z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, shape),
      z.refine((address) => !isProgramAddress(address), { error: programAddressMessage }),
    )
    .register(fieldMeta, {
      label: 'Address',
      look: 'address',
      help: 'If you change it later, the old address will lead to the new one.',
    })

/** Longest address made from a name, in characters; leaves space for a number. */
const madeLength = 50

/** An address made from a name, with as many of its words as fit. */
export function addressFrom(name: string): string {
  const whole = slugOf(name)
  if (whole.length <= madeLength) return whole
  const words = whole.slice(0, madeLength + 1).replace(/-[^-]*$/, '')
  return words.slice(0, madeLength)
}
