import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Markup that a template has made. Nothing else makes any, so every text in it is escaped. */
class Markup {
  readonly #html: string

  constructor(html: string) {
    this.#html = html
  }

  static htmlOf(part: string | Markup): string {
    return typeof part === 'string' ? escaped(part) : part.#html
  }
}
export type { Markup }

/** What stands for a slot while React draws. No words of ours hold these two characters. */
const markOf = (index: number) => `\uE000${index}\uE001`
const marks = /\uE000(\d+)\uE001/

/**
 * Markup that React draws once, with slots for what changes; from then on values are only put into
 * their places, which costs a tenth of drawing it again. A text is escaped as React would do.
 */
export function template<Slot extends string>(
  draw: (slot: (name: Slot) => string) => ReactElement,
): (values: Readonly<Record<Slot, string | Markup>>) => Markup {
  const slots: Slot[] = []
  let pieces: readonly (string | { readonly slot: Slot })[] | null = null
  return (values) => {
    pieces ??= renderToStaticMarkup(draw((name) => markOf(slots.push(name) - 1)))
      .split(marks)
      .map((piece, place) => {
        // Between two pieces of markup stands the number of a slot.
        const slot = place % 2 === 0 ? undefined : slots[Number(piece)]
        return slot === undefined ? piece : { slot }
      })
    let html = ''
    for (const piece of pieces) {
      html += typeof piece === 'string' ? piece : Markup.htmlOf(values[piece.slot])
    }
    return new Markup(html)
  }
}

/** Texts and markup, one after the other. */
export function joined(parts: readonly (string | Markup)[]): Markup {
  return new Markup(parts.reduce<string>((html, part) => html + Markup.htmlOf(part), ''))
}

/** The characters of markup, to be sent. */
export const htmlOf = (markup: Markup): string => Markup.htmlOf(markup)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
