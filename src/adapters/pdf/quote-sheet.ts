import PDFDocument from 'pdfkit'
import type { QuoteLook } from '#ports/quote-printer.ts'
import { fontFor, type SheetFont, type SheetFonts } from './sheet-fonts.ts'

/** Colors that are not the company's own. */
export const colors = { bark: '#3a3128', soft: '#6b6156', hairline: '#ddd5c4' } as const

/** Points; US Letter. The foot is the bottom margin with the footer. */
const page = { width: 612, height: 792, margin: 54, foot: 78 } as const

/** Line height, relative to the size of the font. */
const leading = 1.4

/** Points. */
const defaultSize = 10

interface TextStyle {
  readonly font?: SheetFont
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'right'
  readonly x?: number
  readonly width?: number
}

/** A document written from top to bottom, with as many sheets as it needs. */
export class QuoteSheet {
  readonly #pdf
  readonly #footer: string
  readonly #fonts: SheetFonts
  readonly shades: QuoteLook['shades']
  /** Position of the next text. */
  y: number = page.margin
  readonly left = page.margin
  readonly width = page.width - 2 * page.margin

  constructor(
    fonts: SheetFonts,
    {
      title,
      author,
      footer,
      shades,
    }: Readonly<Record<'title' | 'author' | 'footer', string>> & Pick<QuoteLook, 'shades'>,
  ) {
    this.#fonts = fonts
    this.#footer = footer
    this.shades = shades
    this.#pdf = new PDFDocument({
      size: 'LETTER',
      // Texts longer than a sheet go on at the top of the next.
      margins: { top: page.margin, bottom: page.foot, left: page.margin, right: page.margin },
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      // The library would name itself as the creator.
      info: { Title: title, Author: author, Creator: author, Producer: author },
    })
    for (const { name, bytes } of Object.values(fonts).flat()) this.#pdf.registerFont(name, bytes)
  }

  /** Starts the next sheet unless that much room is left on this one. */
  need(height: number): void {
    if (this.y + height <= page.height - page.foot) return
    this.#pdf.addPage()
    this.y = page.margin
  }

  /** Height of a text, in points. */
  heightOf(text: string, style: TextStyle = {}): number {
    this.#choose(text, style)
    return this.#pdf.heightOfString(withPlainSpaces(text), {
      width: style.width ?? this.width,
      lineGap: gapOf(style),
    })
  }

  /** Writes a text at the current position without moving on. */
  put(text: string, style: TextStyle = {}): number {
    const height = this.heightOf(text, style)
    this.#pdf.text(withPlainSpaces(text), style.x ?? this.left, this.y, {
      width: style.width ?? this.width,
      align: style.align ?? 'left',
      lineGap: gapOf(style),
    })
    return height
  }

  /** Height of what `write` keeps together first: a short paragraph, or three lines of a longer one. */
  startOf(text: string, style: TextStyle = {}): number {
    const [line = ''] = text.split('\n')
    const height = this.heightOf(line === '' ? ' ' : line, style)
    return Math.min(height, 3 * leading * (style.size ?? defaultSize))
  }

  /** Writes paragraphs below one another, over as many sheets as they need. */
  write(text: string, style: TextStyle = {}): void {
    for (const line of text.split('\n')) {
      this.need(this.startOf(line, style))
      if (line === '') {
        this.y += this.heightOf(' ', style)
      } else {
        this.put(line, style)
        this.y = this.#pdf.y
      }
    }
  }

  rule(color: string = colors.hairline, thickness = 0.7): void {
    this.#pdf
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke()
  }

  /** Draws a JPEG in the middle of a frame. */
  picture(bytes: Uint8Array, x: number, width: number, height: number): void {
    this.#pdf.image(Buffer.from(bytes), x, this.y, {
      fit: [width, height],
      align: 'center',
      valign: 'center',
    })
  }

  /** Draws a logo at the left edge; returns its height. */
  logo({ png, width, height }: NonNullable<QuoteLook['logo']>): number {
    this.#pdf.image(Buffer.from(png), this.left, this.y, { width, height })
    return height
  }

  /** Contour lines in the corner beside the letterhead, like a hill on a map. */
  contours(): void {
    this.#pdf.save()
    for (let line = 0; line < 9; line += 1) {
      const radius = 228 - line * 24
      for (let step = 0; step <= 40; step += 1) {
        const angle = Math.PI * (0.5 + step / 80)
        const bent = radius * (1 + 0.07 * Math.sin(5 * angle + line * 0.22))
        const [x, y] = [page.width + bent * Math.cos(angle), 0.5 * bent * Math.sin(angle)]
        if (step === 0) this.#pdf.moveTo(x, y)
        else this.#pdf.lineTo(x, y)
      }
    }
    this.#pdf.lineWidth(0.8).strokeColor(this.shades.leaf).strokeOpacity(0.5).stroke()
    this.#pdf.restore()
  }

  async bytes(): Promise<Uint8Array> {
    const { count } = this.#pdf.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index)
      this.#pdf.page.margins.bottom = 0
      this.y = page.height - page.margin + 6
      const style = { size: 8.5, color: colors.soft }
      this.put(this.#footer, style)
      this.put(`Page ${index + 1} of ${count}`, { ...style, align: 'right' })
    }
    const chunks: Uint8Array[] = []
    const whole = Promise.withResolvers<Uint8Array>()
    this.#pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    this.#pdf.on('end', () => whole.resolve(new Uint8Array(Buffer.concat(chunks))))
    this.#pdf.on('error', whole.reject)
    this.#pdf.end()
    return whole.promise
  }

  #choose(
    text: string,
    { font = 'text', size = defaultSize, color = colors.bark }: TextStyle,
  ): void {
    const chosen = fontFor(this.#fonts[font], text)
    if (chosen !== undefined) this.#pdf.font(chosen.name)
    this.#pdf.fontSize(size).fillColor(color)
  }
}

/** Fonts lack tabs and most spaces of a special width. */
const withPlainSpaces = (text: string) =>
  text.replaceAll(/[\t\v\f\u2000-\u200a\u202f\u205f\u3000]/g, ' ')

const gapOf = ({ size = defaultSize }: TextStyle) => size * (leading - 1.2)
