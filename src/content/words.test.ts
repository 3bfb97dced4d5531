import { describe, expect, test } from 'vitest'
import { aboutPage } from './about.ts'
import { articles } from './articles/articles.ts'
import { chatTexts } from './chat-answers.ts'
import { originalContent } from './content.ts'
import { homePage } from './home.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import * as products from './products.ts'
import * as projects from './projects.ts'
import { textsByPath } from '#domain/site/document-part.ts'
import { sentencesOf } from '#domain/text.ts'
import { readingGrade } from '#scripts/reading-grade.ts'
import { services } from './services/services.ts'

/** Fields with labels, names and facts, which may be repeated. */
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
  'unit',
  'banner',
])

function proseIn(value: unknown, field = ''): string[] {
  if (notProse.has(field)) return []
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => proseIn(part, key))
}

const content = originalContent(defaultRecordPeriods)
const { pages, plainPages, privacy } = content
const chatBook = content.chat('2026-06-01')

const everything = [
  aboutPage,
  articles,
  chatBook.answers,
  homePage,
  pages,
  plainPages,
  privacy,
  content.suggestedPages,
  content.quoteHelp,
  products.productChoices,
  products.products,
  projects.projectChoices,
  projects.allProjectsText,
  projects.projectsCaption,
  projects.projects,
  services,
].flatMap((part) => proseIn(part))

test('no sentence of the site is repeated', () => {
  expect(everything.length).toBeGreaterThan(500)
  const sentences = sentencesOf(everything.join('\n')).map((sentence) => sentence.toLowerCase())
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
})

test('no sentence is too long to say aloud', () => {
  for (const sentence of sentencesOf(everything.join('\n')))
    expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(40)
})

const parts: readonly { readonly name: string; readonly part: unknown }[] = [
  { name: 'home', part: homePage },
  { name: 'about', part: aboutPage },
  { name: 'products', part: [products.productChoices, products.products] },
  // Features and "best for" are phrases, not sentences.
  { name: 'projects', part: [projects.projectChoices, projects.projects.map((p) => p.whyUse)] },
  { name: 'chat', part: chatBook.answers },
  { name: 'privacy', part: privacy },
  ...[...articles, ...services].map((part) => ({ name: part.slug, part })),
]

test.each(parts)('the words of $name read at sixth to tenth grade', ({ part }) => {
  const grade = readingGrade(proseIn(part).join('\n'))
  expect(grade).toBeGreaterThanOrEqual(6)
  expect(grade).toBeLessThanOrEqual(10)
})

describe('words that we do not use', () => {
  test.each([
    /\bnestled\b/i,
    /\bseamless/i,
    /\belevate your\b/i,
    /\bworld-class\b/i,
    /\boasis\b/i,
    /\btestament\b/i,
    /\baward/i,
    /\byears of experience\b/i,
    /\bhappy (clients|customers)\b/i,
    /\bsatisfaction\b/i,
    /\bone-stop\b/i,
    /\btop-notch\b/i,
    /\bstunning\b/i,
    /\bbreathtaking\b/i,
    /\bcurb appeal\b/i,
    /\boutdoor space\b/i,
    /\bpremium\b/i,
    /\bbeautifully\b/i,
    /\benhance\b/i,
    /\blorem\b/i,
    /\$\s?\d|\bdollars?\b|\bcents\b/i,
    / {2}/,
    /—/,
  ])('%s', (word) => {
    expect(everything.filter((text) => word.test(text))).toEqual([])
  })
})

// The owner changes these elsewhere, and the sentence would become false.
test('no page says when the company is open, or how many services and projects it has', () => {
  const texts = [homePage, aboutPage, projects.projectsPage, pages, plainPages, chatTexts]
  const said = textsByPath([...texts, content.quoteCall]).map(([, text]) => text)
  expect(said.length).toBeGreaterThan(100)
  const claim =
    /\b(days a week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:\d+|six|eight|fifteen) (?:\w+ )?(?:kinds|services|designs|gardens|projects))\b/i
  expect(said.filter((text) => claim.test(text))).toEqual([])
})
