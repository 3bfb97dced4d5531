/** The sentences of some texts, in order. Titles without a full stop count as one each. */
export function sentencesIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    text
      .split(/(?<=[.!?][”"]?)\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== ''),
  )
}

/** Sentences that stand more than once in some texts, without regard to case. */
export function repeatedSentences(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return sentencesIn(texts).filter((sentence) => {
    const key = sentence.toLowerCase()
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}
