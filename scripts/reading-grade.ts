import { sentencesOf } from '#domain/text.ts'

/**
 * The Flesch–Kincaid grade of a text: the year of US schooling at which it reads easily.
 * 0 for a text without words. Syllables are counted by rule, so trust it over a page of copy,
 * not over one line.
 *
 * @internal Used by tests and scripts alone.
 */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text)
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return Math.max(0, grade)
}

/** A hyphen separates words like a space; a number is one short word. */
const wordsOf = (sentence: string): string[] => sentence.match(/\p{L}[\p{L}'’]*|\d[\d.,]*/gu) ?? []

/** Groups of vowels, minus mute endings, plus pairs that are spoken apart. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/['’]/gu, '')
  const spoken = letters
    .replace(/(?<![^aeiouy][lr])e$/u, '')
    .replace(/(?<![sxzcg]|[cs]h|[^aeiouy][lr])es$/u, '')
    .replace(/(?<![td])ed$/u, '')
  const groups = spoken.match(/[aeiouy]+/gu) ?? []
  const spokenApart = letters.match(/(?<![cgsth])i[aou]|(?<=[aeiou][^aeiou]+)ea$/gu) ?? []
  return Math.max(1, groups.length + spokenApart.length)
}
