/** The body of an article. */
export interface ReadableText {
  readonly intro: readonly string[]
  readonly topics: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
  readonly closing: readonly string[]
}

/** Words that a grown-up reads in a minute, a cautious average. */
const wordsPerMinute = 220

/** How many words the body of an article has, headings included. */
export function wordCount(article: ReadableText): number {
  const text = [
    ...article.intro,
    ...article.topics.flatMap((topic) => [topic.heading, ...topic.paragraphs]),
    ...article.closing,
  ]
  return text.reduce((count, part) => count + wordsIn(part), 0)
}

/** Whole minutes that reading an article takes, rounded up; at least 1. */
export function minutesToRead(article: ReadableText): number {
  return Math.max(1, Math.ceil(wordCount(article) / wordsPerMinute))
}

/** Words between white space. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
