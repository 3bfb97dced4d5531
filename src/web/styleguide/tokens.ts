/** The families of tokens that the styleguide shows, as `styles.css` prefixes them. */
export const families = ['color', 'text', 'spacing', 'radius', 'shadow'] as const

interface Token {
  /** As classes name it: `evergreen` for `bg-evergreen`. */
  readonly name: string
  /** As CSS takes it: `#1f3b2c`, `clamp(…)`. */
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

/** Contrast of two colors written as `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
