/** The body of an article. */
export interface ReadableText {
  readonly intro: readonly string[]
  readonly topics: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
  readonly closing: readonly string[]
}

/** Reading speed of an adult, a cautious average. */
const wordsPerMinute = 220

/** Number of words in an article, including headings. */
export function wordCount(article: ReadableText): number {
  const text = [
    ...article.intro,
    ...article.topics.flatMap((topic) => [topic.heading, ...topic.paragraphs]),
    ...article.closing,
  ]
  return text.reduce((count, part) => count + wordsIn(part), 0)
}

/** Reading time of an article in whole minutes, rounded up; at least 1. */
export const minutesToRead = (article: ReadableText): number =>
  Math.max(1, Math.ceil(wordCount(article) / wordsPerMinute))

/** Number of words separated by white space. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length
