import fc from 'fast-check'

/**
 * Any character. fast-check's own (`binary`) lists all of them first, which takes more than a
 * second.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
