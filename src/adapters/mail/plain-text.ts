import type { Company } from '#content/company.ts'
import { companyAddress } from '#content/contact-details.ts'
import {
  oneLine,
  type EmailBlock,
  type EmailContent,
  type EmailEventBlock,
  type EmailFact,
} from './email-content.ts'

/** Follows the mark by which email programs recognize a signature. */
const signature = (company: Company): string =>
  ['-- ', company.name, companyAddress(company), company.phone.display].join('\n')

/** The heading is underlined, parts are divided by blank lines, and facts take a line each. */
export function plainText({ heading, blocks }: EmailContent, company: Company): string {
  const title = `${heading}\n${'='.repeat(Math.min(heading.length, 60))}`
  return [title, ...blocks.map(blockText).filter(Boolean), signature(company)].join('\n\n')
}

/** Longest preview in UTF-16 units; React Email would cut a longer one, also within an emoji. */
const previewLength = 149

/** The first words of an email, shown under its subject in lists of emails. */
export function previewText(blocks: EmailContent['blocks']): string {
  const texts = blocks
    .filter(({ is }) => is !== 'link' && is !== 'code')
    .map((block) => (block.is === 'callout' ? block.text : blockText(block)))
  return oneLine(texts.join(' '))
    .slice(0, previewLength)
    .replace(/[\uD800-\uDBFF]$/, '')
}

function blockText(block: EmailBlock): string {
  switch (block.is) {
    case 'paragraph':
      return block.text
    case 'callout':
      return `* ${block.text}`
    case 'code':
      return block.code
    case 'link':
      // Every email program makes a link of an address alone on its line.
      return `${block.label}:\n${block.href}`
    case 'event':
      return factLines(eventLines(block.event))
    case 'facts':
      return factLines(block.facts)
  }
}

const eventLines = ({ label, name, date, times, place }: EmailEventBlock): readonly EmailFact[] => [
  [label, name],
  ['When', `${date}, ${times}`],
  ['Where', place],
]

/** Facts that have a value; one of several lines is indented under its label. */
const factLines = (all: readonly EmailFact[]): string =>
  all
    .filter(([, value]) => value !== '')
    .map(([label, value]) =>
      value.includes('\n') ? `${label}:\n${value.replaceAll(/^/gm, '  ')}` : `${label}: ${value}`,
    )
    .join('\n')
