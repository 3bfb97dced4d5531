/** The families of tokens that the styleguide shows, as `styles.css` prefixes them. */
const families = ['color', 'text', 'spacing', 'radius', 'shadow'] as const

interface Token {
  /** Name in class names: `evergreen` for `bg-evergreen`. */
  readonly name: string
  /** CSS value: `#1f3b2c`, `clamp(…)`. */
  readonly value: string
}

export type Tokens = Readonly<Record<(typeof families)[number], readonly Token[]>>

/** Reads the tokens out of the style sheet itself, so that the styleguide cannot fall behind. */
export function tokensIn(css: string): Tokens {
  const read = (family: string): Token[] =>
    [...css.matchAll(new RegExp(`^ +--${family}-([a-z-]+): ([^;]+);$`, 'gm'))]
      .map(([, name = '', value = '']) => ({ name, value }))
      .filter(({ name }) => !name.includes('--'))
  return {
    color: read('color'),
    text: read('text'),
    spacing: read('spacing'),
    radius: read('radius'),
    shadow: read('shadow'),
  }
}
