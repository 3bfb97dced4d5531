import { describe, expect, test } from 'vitest'
import { stem, stemsOf } from './words.ts'

describe('forms of one word are one word', () => {
  test.each([
    ['fertilize', 'Fertilizing', 'fertilized'],
    ['mulch', 'mulches', 'mulching', 'MULCHED'],
    ['sod', 'sods', 'sodding', 'sodded'],
    ['landscape', 'landscapes', 'landscaping', 'landscaped'],
    ['edge', 'edges', 'edging', 'edged'],
    ['price', 'prices', 'pricing', 'priced'],
    ['berry', 'berries'],
    ['address', 'addresses'],
    ['bush', 'bushes'],
    ['stone', 'stones', "stone's", 'stone’s'],
    ['café', 'cafe', 'cafés'],
  ])('%s', (...forms) => {
    expect(new Set(forms.flatMap((form) => stemsOf(form))).size).toBe(1)
  })
})

describe('different words stay different', () => {
  test.each([
    ['sod', 'sold'],
    ['sod', 'soda'],
    ['sod', 'sodden'],
    ['seed', 'see'],
    ['weed', 'we'],
    ['hi', 'his'],
    ['spring', 'spr'],
    ['grass', 'gras'],
    ['plant', 'planet'],
    ['hour', 'house'],
    ['close', 'closet'],
    ['rock', 'rocket'],
    ['tree', 'treaty'],
    ['drain', 'train'],
    ['clay', 'play'],
  ])('%s is not %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})

test('marks, emoji and other scripts neither break a text nor join its words', () => {
  expect(stemsOf('mulch,sod;gravel/rock')).toEqual(['mulch', 'sod', 'gravel', 'rock'])
  expect(stemsOf('🌳🌳 tree 🌳')).toEqual(['tree'])
  expect(stemsOf('??? !!! ---')).toEqual([])
  expect(stemsOf('')).toEqual([])
})
