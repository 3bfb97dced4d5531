import { describe, expect, test } from 'vitest'
import * as about from './about.ts'
import { articles } from './articles/articles.ts'
import { chatBook } from './chat-answers.ts'
import * as home from './home.ts'
import { pages, plainPages } from './pages.ts'
import * as privacy from './privacy.ts'
import * as products from './products.ts'
import * as projects from './projects.ts'
import { repeatedSentences, sentencesIn } from './sentences.ts'

/** Fields that hold labels, names and facts, which may well stand in several places. */
const notProse = new Set([
  'picture',
  'secondPicture',
  'href',
  'link',
  'details',
  'next',
  'strong',
  'weak',
  'name',
  'title',
  'heading',
  'seo',
])

function proseIn(value: unknown, field = ''): string[] {
  if (notProse.has(field)) return []
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => proseIn(part, key))
}

const everything = [
  about,
  articles,
  chatBook.answers,
  home,
  pages,
  plainPages,
  privacy.privacyIntro,
  privacy.privacySections,
  products.productChoices,
  products.products,
  projects.projectChoices,
  projects.allProjectsText,
  projects.projectsCaption,
  projects.projects,
].flatMap((part) => proseIn(part))

test('no sentence of the site stands twice', () => {
  expect(sentencesIn(everything).length).toBeGreaterThan(600)
  expect(repeatedSentences(everything)).toEqual([])
})

test('no sentence is too long to say aloud', () => {
  for (const sentence of sentencesIn(everything))
    expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(40)
})

describe('words that we do not use', () => {
  test.each([
    /\bnestled\b/i,
    /\bseamless/i,
    /\belevate\b/i,
    /\bworld-class\b/i,
    /\boasis\b/i,
    /\btestament\b/i,
    /\baward/i,
    /\byears of experience\b/i,
    /\bhappy (clients|customers)\b/i,
    /\bsatisfaction\b/i,
    /\bone-stop\b/i,
    /\blorem\b/i,
    /\$\d/,
    / {2}/,
    /—/,
  ])('%s', (word) => {
    expect(everything.filter((text) => word.test(text))).toEqual([])
  })
})

test('sentences are told apart by their marks, and repeats are found in any case', () => {
  expect(sentencesIn(['One. Two! Three?', 'Four'])).toEqual(['One.', 'Two!', 'Three?', 'Four'])
  expect(repeatedSentences(['Dig it. Water it.', 'Mulch it. water it.'])).toEqual(['water it.'])
})
