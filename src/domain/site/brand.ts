import * as z from 'zod/mini'
import { contrast, mixed } from '#domain/colors.ts'
import { pictureReference } from './library-picture.ts'

/** Grounds on which the colors stand, as `palette.css` has them. */
export const grounds = { paper: '#f8f4ea', paperDeep: '#f0e9d9', white: '#ffffff' } as const

/** Least contrast of words on their ground: level AA of WCAG 2.2. */
const leastContrast = 4.5

/** The colors that a company chooses. */
export interface BrandColors {
  /** Headings, header and footer, the heads of emails, the ground of icons. */
  readonly main: string
  /** Links and what is pressed. */
  readonly accent: string
  /** The button that asks for a quote, and nothing else. */
  readonly action: string
}

export type BrandColor = keyof BrandColors

/** The colors that come with the program. */
export const originalColors: BrandColors = {
  main: '#1f3b2c',
  accent: '#4f6f3a',
  action: '#b3261e',
}

/** Where words in a color, or on it, must be readable; with the lowest figure that it reaches. */
export function contrastsOf(name: BrandColor, color: string): readonly ContrastFigure[] {
  const onGround = (ground: keyof typeof grounds, words: string) => ({
    words,
    figure: contrast(color, grounds[ground]),
  })
  switch (name) {
    case 'main':
      return [onGround('paperDeep', 'headings on the page'), onGround('paper', 'text on it')]
    case 'accent':
      return [onGround('paperDeep', 'links on the page')]
    case 'action':
      return [onGround('white', 'the text of the button')]
  }
}

/** The contrast of two colors by WCAG 2, from 1 to 21, and what they are. */
export interface ContrastFigure {
  readonly words: string
  readonly figure: number
}

/** Why a color cannot be used, with its figure; null where it can. */
export function contrastRefusal(name: BrandColor, color: string): string | null {
  const low = contrastsOf(name, color).find(({ figure }) => figure < leastContrast)
  return low === undefined
    ? null
    : `Too pale for ${low.words}: its contrast is ${contrastWords(low.figure)}, and it needs at least ${leastContrast}. Choose a darker color.`
}

/** `4.53 : 1`, cut and never rounded up. */
export const contrastWords = (figure: number): string =>
  `${(Math.floor(figure * 100) / 100).toFixed(2)} : 1`

const color = (name: BrandColor) =>
  z.string({ error: 'Choose a color.' }).check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, { error: 'Enter a color like #1f3b2c.' }),
    z.refine((value) => !/^#[0-9a-f]{6}$/.test(value) || contrastRefusal(name, value) === null, {
      error: ({ input }) => contrastRefusal(name, String(input)) ?? '',
    }),
  )

/** How the company looks: its sign and three colors. */
export const brand = z.object({
  /** A picture of the library; the leaf stands there without one. */
  logo: z.optional(pictureReference),
  /** Whether the name stands in the logo, and not beside it again. */
  logoHasName: z.optional(z.boolean()),
  main: color('main'),
  accent: color('accent'),
  action: color('action'),
})

export type Brand = z.infer<typeof brand>

/** The program’s own look: the leaf and its colors. */
export const originalBrand: Brand = { ...originalColors }

/** A shade of the palette, by its name in `palette.css`. */
type Shade =
  | 'evergreen'
  | 'evergreen-deep'
  | 'moss'
  | 'leaf'
  | 'leaf-pale'
  | 'paper-soft'
  | 'quote-red'
  | 'quote-red-deep'

/** All shades that follow from the three colors; those of the program where they are its own. */
export function shadesOf({ main, accent, action }: BrandColors): Readonly<Record<Shade, string>> {
  const isOriginal =
    main === originalColors.main &&
    accent === originalColors.accent &&
    action === originalColors.action
  if (isOriginal) return originalShades
  return {
    evergreen: main,
    'evergreen-deep': mixed(main, '#000000', 0.3),
    moss: accent,
    leaf: lightOn(accent, main),
    'leaf-pale': paleUnder(accent, main),
    'paper-soft': softOn(main),
    'quote-red': action,
    'quote-red-deep': mixed(action, '#000000', 0.22),
  }
}

/** The accent, so pale that words in both colors can be read on it. */
function paleUnder(accent: string, main: string): string {
  const steps = Array.from({ length: 5 }, (_, step) => mixed(accent, '#ffffff', 0.78 + step * 0.04))
  const isReadable = (each: string) =>
    Math.min(contrast(main, each), contrast(accent, each)) >= leastContrast
  return steps.find(isReadable) ?? '#ffffff'
}

/** Words on the main color that stand back, as far as they can still be read. */
function softOn(main: string): string {
  const steps = [0.12, 0.09, 0.06, 0.03].map((share) => mixed(grounds.paper, main, share))
  return steps.find((each) => contrast(each, main) >= leastContrast) ?? grounds.paper
}

/** The accent, as light as words on the main color need it. */
function lightOn(accent: string, main: string): string {
  const steps = Array.from({ length: 10 }, (_, step) => mixed(accent, '#ffffff', 0.4 + step * 0.06))
  return steps.find((each) => contrast(each, main) >= leastContrast) ?? '#ffffff'
}

/** The program’s own, as `palette.css` has them. */
export const originalShades: Readonly<Record<Shade, string>> = {
  evergreen: '#1f3b2c',
  'evergreen-deep': '#152a1f',
  moss: '#4f6f3a',
  leaf: '#8fae5d',
  'leaf-pale': '#dfe8c9',
  'paper-soft': '#deded3',
  'quote-red': '#b3261e',
  'quote-red-deep': '#8f1c16',
}
