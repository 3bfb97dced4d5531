import * as z from 'zod/mini'
import { slugOf } from '#domain/quotes/quote-draft.ts'
import { fieldWords } from './document-fields.ts'

/** What stands first in the addresses that the program itself answers. */
const programAddresses: ReadonlySet<string> = new Set([
  'about',
  'api',
  'assets',
  'back-in-stock',
  'blog',
  'calculator',
  'contact',
  'desk',
  'emails',
  'events',
  'favicon',
  'get-a-quote',
  'healthz',
  'media',
  'metrics',
  'photographs',
  'privacy',
  'products',
  'projects',
  'quotes',
  'request',
  'services',
  'styleguide',
  'test-checkout',
])

/** Whether an address below home is one of the program's pages and calls. */
export const isProgramAddress = (address: string): boolean => programAddresses.has(address)

/** Why a page of one's own cannot have such an address. */
export const programAddressMessage = 'A built-in page already has this address.'

/** Longest address of a page of one's own, in characters. */
const pageAddressLength = 60

const shape = { error: 'Use lowercase letters, numbers and hyphens, like spring-sale.' }

/** The address of a page of one's own below home, without its slash: `spring-sale`. */
export const pageAddress = () =>
  z
    .string({ error: 'Enter an address.' })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: 'Enter an address.' }),
      z.maxLength(pageAddressLength, {
        error: `Please use at most ${pageAddressLength} characters.`,
      }),
      z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, shape),
      z.refine((address) => !isProgramAddress(address), { error: programAddressMessage }),
    )
    .register(fieldWords, {
      label: 'Address',
      look: 'address',
      help: 'If you change it later, the old address will lead to the new one.',
    })

/** Longest address that is made from a name, in characters: there is room to number it. */
const madeLength = 50

/** The address that is made from a name, of as many of its words as fit. */
export function addressFrom(name: string): string {
  const whole = slugOf(name)
  if (whole.length <= madeLength) return whole
  const words = whole.slice(0, madeLength + 1).replace(/-[^-]*$/, '')
  return words.slice(0, madeLength)
}
