import { company } from '#content/company.ts'
import type { Letter, LetterBlock, LetterEvent } from './letter.ts'

const { street, city, state, zip } = company.address

/** Stands under the mark by which mail programs know a signature. */
const signature = [
  '-- ',
  company.name,
  `${street}, ${city}, ${state} ${zip}`,
  company.phone.display,
].join('\n')

/** A mail as plain text: the heading underlined, a blank line between parts, facts line by line. */
export function textOf({ heading, blocks }: Letter): string {
  const title = `${heading}\n${'='.repeat(Math.min(heading.length, 60))}`
  return [title, ...blocks.map(blockText).filter(Boolean), signature].join('\n\n')
}

function blockText(block: LetterBlock): string {
  switch (block.is) {
    case 'paragraph':
      return block.text
    case 'notice':
      return `* ${block.text}`
    case 'code':
      return block.code
    case 'link':
      // An address alone on its line is one that every mail program makes a link of.
      return `${block.label}:\n${block.href}`
    case 'event':
      return factLines(eventLines(block.event))
    case 'facts':
      return factLines(block.facts)
  }
}

function eventLines({ name, date, times, place }: LetterEvent) {
  return [
    ['Event', name],
    ['When', `${date}, ${times}`],
    ['Where', place],
  ] as const
}

/** A value of several lines stands under its label, set in. */
function factLines(
  all: readonly (readonly [label: string, value: string, href?: string])[],
): string {
  return all
    .map(([label, value]) =>
      value.includes('\n') ? `${label}:\n${value.replaceAll(/^/gm, '  ')}` : `${label}: ${value}`,
    )
    .join('\n')
}
