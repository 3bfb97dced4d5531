/**
 * The words of a text in order, as stems: lower case, without accents and apostrophes, so that
 * `Fertilizing`, `fertilized` and `fertilize` are one word. Only whole words match: `sold` is not
 * `sod`.
 */
export function stemsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/['’]/g, '')
  return (plain.match(/[\p{L}\p{Nd}]+/gu) ?? []).map(stem)
}

/** Endings that are cut, longest first; at least three letters with a vowel remain. */
const endings = [
  { cut: /ies$/, put: 'y' },
  { cut: /(?<=ss|sh|ch|x)es$/, put: '' },
  { cut: /ing$/, put: '' },
  { cut: /(?<!e)ed$/, put: '' },
  { cut: /(?<![sui])s$/, put: '' },
] as const

/** The common beginning of a word's forms. Rough, but the same for question and keyword. */
export function stem(word: string): string {
  const ending = endings.find(({ cut }) => cut.test(word))
  const cut = ending === undefined ? word : word.replace(ending.cut, ending.put)
  const base = cut.length >= 3 && /[aeiouy]/.test(cut) ? cut : word
  const single = base === word ? base : base.replace(/([bdgmnprt])\1$/, '$1')
  return single.length >= 4 ? single.replace(/(?<=[^aeiou])e$/, '') : single
}
