import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { decompress } from 'wawoff2'

export type SheetFont = 'text' | 'strong' | 'title'

interface LoadedFont {
  readonly name: string
  /** A TrueType file. */
  readonly bytes: Buffer
  readonly glyphs: ReadonlySet<string>
}

export type SheetFonts = Readonly<Record<SheetFont, readonly LoadedFont[]>>

/** The company's own fonts, then plainer ones with the glyphs of most languages, and of all. */
const fontFiles: Readonly<Record<SheetFont, readonly string[]>> = {
  text: ['figtree/files/figtree-latin-400', 'dejavu-sans/files/dejavu-sans-latin-400'],
  strong: ['figtree/files/figtree-latin-600', 'dejavu-sans/files/dejavu-sans-latin-700'],
  title: ['fraunces/files/fraunces-latin-600', 'dejavu-sans/files/dejavu-sans-latin-700'],
}
const everyGlyph = 'unifont/files/unifont-latin-400'

/** Loads the fonts that these texts need; the wider ones are large. */
export async function loadFonts(texts: string): Promise<SheetFonts> {
  const opened = new Map<string, Promise<LoadedFont>>()
  const open = (name: string) => {
    const font = opened.get(name) ?? openFont(name)
    opened.set(name, font)
    return font
  }
  const load = async (font: SheetFont): Promise<readonly LoadedFont[]> => {
    const fonts: LoadedFont[] = []
    for (const name of [...fontFiles[font], everyGlyph]) {
      fonts.push(await open(name))
      if (lackingIn(fonts, texts).length === 0) break
    }
    return fonts
  }
  return { text: await load('text'), strong: await load('strong'), title: await load('title') }
}

/** The first of the fonts that lack the fewest glyphs of a text, so that a text has one look. */
export function fontFor(fonts: readonly LoadedFont[], text: string): LoadedFont | undefined {
  const lacking = (font: LoadedFont) => lackingIn([font], text).length
  return fonts.toSorted((one, other) => lacking(one) - lacking(other))[0]
}

/** Characters of a text for which none of these fonts has a glyph. */
const lackingIn = (fonts: readonly LoadedFont[], text: string): readonly string[] =>
  [...new Set(text)].filter(
    (each) => !/[\s\p{Cf}]/u.test(each) && !fonts.some(({ glyphs }) => glyphs.has(each)),
  )

const require = createRequire(import.meta.url)

async function openFont(name: string): Promise<LoadedFont> {
  const file = require.resolve(`@fontsource/${name}-normal.woff2`)
  // The library that embeds them cannot take parts out of compressed files.
  const bytes = Buffer.from(await decompress(await readFile(file)))
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error(`${name} holds several fonts`)
  const glyphs = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
  return { name, bytes, glyphs }
}
