import { lengthOf } from '#domain/fields.ts'

/** Longest name that an email greets, in characters. */
const maxNameLength = 50

/**
 * A typed name as an email greets it; empty if it is not a plausible name. Anyone can type a name
 * together with another person's address, so the name must hold no message and nothing that mail
 * programs turn into a link.
 */
export function greetedName(typed: string): string {
  const name = typed.trim()
  const isName =
    lengthOf(name) <= maxNameLength && /^[\p{L}\p{M} .'’‘-]*$/u.test(name) && !/\.\S/.test(name)
  return isName ? name : ''
}
