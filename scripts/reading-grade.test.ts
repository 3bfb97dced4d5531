import { expect, test } from 'vitest'
import { sentencesOf } from '#domain/text.ts'
import { readingGrade } from './reading-grade.ts'

test('a decimal point does not end a sentence', () => {
  expect(sentencesOf('Spread 1.5 inches. Water it in!')).toEqual([
    'Spread 1.5 inches.',
    'Water it in!',
  ])
})

test('a closing quote stays with its sentence', () => {
  expect(sentencesOf('He said “Dig.” She dug.')).toEqual(['He said “Dig.”', 'She dug.'])
})

test('a heading on its own line is a sentence of its own', () => {
  expect(sentencesOf('Pea Gravel\nRound and smooth.\n\n')).toEqual([
    'Pea Gravel',
    'Round and smooth.',
  ])
})

test('the grade follows the Flesch–Kincaid formula', () => {
  // 6 words, 1 sentence, 7 syllables.
  expect(readingGrade('The cat sat on the table.')).toBeCloseTo(0.39 * 6 + (11.8 * 7) / 6 - 15.59)
  // 7 words, 2 sentences, 14 syllables.
  expect(readingGrade('Gravel covers garden acres. Planted edges matter.')).toBeCloseTo(
    0.39 * (7 / 2) + (11.8 * 14) / 7 - 15.59,
  )
})

test('endings that are not spoken add no syllable', () => {
  expect(readingGrade('Stones shaped holes.')).toBe(readingGrade('Rocks formed pits.'))
})

test('plain words read easier than official ones', () => {
  const plain = readingGrade('Dig a hole. Put the tree in. Fill the hole and water it well.')
  const official = readingGrade(
    'Installation of the arboreal specimen necessitates preliminary excavation of an appropriately dimensioned planting cavity.',
  )
  expect(plain).toBeLessThan(3)
  expect(official).toBeGreaterThan(16)
})

test('a text without words has grade 0', () => {
  expect(readingGrade(' … ')).toBe(0)
})
