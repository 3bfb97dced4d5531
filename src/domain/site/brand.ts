import * as z from 'zod/mini'
import { contrast, mixed } from '#domain/colors.ts'
import { pictureReference } from './library-picture.ts'

/** Background colors of pages, as in `palette.css`. */
export const grounds = { paper: '#f8f4ea', paperDeep: '#f0e9d9', white: '#ffffff' } as const

/** Minimum contrast of text: level AA of WCAG 2.2. */
const leastContrast = 4.5

/** The program's own colors, which a company can change, as `#rrggbb`. */
export const originalColors = {
  /** Headings, header and footer, the head of emails, the background of icons. */
  main: '#1f3b2c',
  /** Links and controls. */
  accent: '#4f6f3a',
  /** Only the button that asks for a quote. */
  action: '#b3261e',
} as const

export type BrandColor = keyof typeof originalColors

/** The contrasts of every combination in which text in or on a color must be readable. */
export function contrastsOf(name: BrandColor, color: string): readonly ContrastFigure[] {
  const onGround = (ground: keyof typeof grounds, text: string) => ({
    text,
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

/** A contrast of two colors by WCAG 2, from 1 to 21, with their names. */
export interface ContrastFigure {
  readonly text: string
  readonly figure: number
}

/** Why a color is refused, with its contrast; null if it is accepted. */
export function contrastRefusal(name: BrandColor, color: string): string | null {
  const low = contrastsOf(name, color).find(({ figure }) => figure < leastContrast)
  return low === undefined
    ? null
    : `Too pale for ${low.text}: its contrast is ${contrastText(low.figure)}, and it needs at least ${leastContrast}. Choose a darker color.`
}

/** `4.53:1`, rounded down. */
export const contrastText = (figure: number): string =>
  `${(Math.floor(figure * 100) / 100).toFixed(2)}:1`

const color = (name: BrandColor) =>
  z.string({ error: 'Choose a color.' }).check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, { error: 'Enter a color like #1f3b2c.' }),
    z.refine((value) => !/^#[0-9a-f]{6}$/.test(value) || contrastRefusal(name, value) === null, {
      error: ({ input }) => contrastRefusal(name, String(input)) ?? '',
    }),
  )

/** Schema of the company's look: its logo and three colors. */
export const brand = z.object({
  /** A picture of the library; without one, the leaf is shown. */
  logo: z.optional(pictureReference),
  /** Whether the logo contains the name, so that it is not shown beside it. */
  logoHasName: z.optional(z.boolean()),
  main: color('main'),
  accent: color('accent'),
  action: color('action'),
})

export type Brand = z.infer<typeof brand>

export const brandLabels: Readonly<Record<keyof Brand, string>> = {
  logo: 'Logo',
  logoHasName: 'The logo includes our name',
  main: 'Main color',
  accent: 'Links',
  action: 'Quote button',
}

/** The program’s own look: the leaf and its colors. */
export const originalBrand: Brand = { ...originalColors }

/** The shades of the palette, by their names in `palette.css`. */
type Shades = Readonly<Record<keyof typeof ownShades, string>>

/** All shades of the three colors; the program's own shades for its own colors. */
export function shadesOf({ main, accent, action }: Readonly<Record<BrandColor, string>>): Shades {
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

/** The accent, pale enough that text in both colors is readable on it. */
function paleUnder(accent: string, main: string): string {
  const steps = Array.from({ length: 5 }, (_, step) => mixed(accent, '#ffffff', 0.78 + step * 0.04))
  const isReadable = (each: string) =>
    Math.min(contrast(main, each), contrast(accent, each)) >= leastContrast
  return steps.find(isReadable) ?? '#ffffff'
}

/** Quiet text on the main color, still readable. */
function softOn(main: string): string {
  const steps = [0.12, 0.09, 0.06, 0.03].map((share) => mixed(grounds.paper, main, share))
  return steps.find((each) => contrast(each, main) >= leastContrast) ?? grounds.paper
}

/** The accent, light enough for text on the main color. */
function lightOn(accent: string, main: string): string {
  const steps = Array.from({ length: 10 }, (_, step) => mixed(accent, '#ffffff', 0.4 + step * 0.06))
  return steps.find((each) => contrast(each, main) >= leastContrast) ?? '#ffffff'
}

const ownShades = {
  evergreen: '#1f3b2c',
  'evergreen-deep': '#152a1f',
  moss: '#4f6f3a',
  leaf: '#8fae5d',
  'leaf-pale': '#dfe8c9',
  'paper-soft': '#deded3',
  'quote-red': '#b3261e',
  'quote-red-deep': '#8f1c16',
} as const

/** The program’s own shades, as in `palette.css`. */
export const originalShades: Shades = ownShades
