import { lengthOf } from '#domain/fields.ts'

/** Longest name that an email greets, in characters. */
const maxNameLength = 50

/**
 * A name that was typed, as an email greets it; empty where nobody is called that. Whoever types it
 * can type anybody's address, so it holds nothing that mail programs make a link of, and no message.
 */
export function greetedName(typed: string): string {
  const name = typed.trim()
  const isName =
    lengthOf(name) <= maxNameLength && /^[\p{L}\p{M} .'’‘-]*$/u.test(name) && !/\.\S/.test(name)
  return isName ? name : ''
}
