import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from '#domain/colors.ts'
import { grounds, originalShades } from '#domain/site/brand.ts'
import { tokensIn } from './tokens.ts'

const css = ['../palette.css', '../styles.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')
const tokens = tokensIn(css)
const colors = new Map(tokens.color.map(({ name, value }) => [name, value]))

test('finds every family in the style sheet, and no line heights among the sizes', () => {
  expect(colors.get('evergreen')).toBe('#1f3b2c')
  expect(tokens.text.map(({ name }) => name)).toContain('heading')
  expect(tokens.text.every(({ name }) => !name.includes('line-height'))).toBe(true)
  for (const family of [tokens.spacing, tokens.radius, tokens.shadow])
    expect(family.length).toBeGreaterThan(0)
})

test('contrast runs from 1 to 21, whichever color comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#4f6f3a', '#4f6f3a')).toBe(1)
})

test('the shades that a company can choose are those of the style sheet', () => {
  for (const [name, value] of Object.entries(originalShades)) expect(colors.get(name)).toBe(value)
  expect(colors.get('paper')).toBe(grounds.paper)
  expect(colors.get('paper-deep')).toBe(grounds.paperDeep)
})

const inks = ['evergreen', 'evergreen-deep', 'moss', 'quote-red', 'bark', 'bark-soft']

// Clay is for white and for paper: on the deep paper it falls short.
test.each([
  ['#ffffff', [...inks, 'clay']],
  [colors.get('paper') ?? '', [...inks, 'clay']],
  [colors.get('paper-deep') ?? '', inks],
])('on %s words hold AA', (ground, names) => {
  for (const name of names)
    expect(contrast(colors.get(name) ?? '', ground), name).toBeGreaterThanOrEqual(4.5)
})

test.each(['evergreen', 'evergreen-deep', 'moss', 'quote-red', 'quote-red-deep'])(
  'white words hold AA on %s',
  (name) => {
    expect(contrast('#ffffff', colors.get(name) ?? '')).toBeGreaterThanOrEqual(4.5)
  },
)

// Transparent text would be too pale on some of the colors that a company can choose.
test('muted text on the main color has a color of its own, and no transparency', () => {
  const web = path.join(import.meta.dirname, '..')
  const faded = globSync('**/*.tsx', { cwd: web }).filter((file) =>
    /text-paper\/\d/.test(readFileSync(path.join(web, file), 'utf8')),
  )
  expect(faded).toEqual([])
})
