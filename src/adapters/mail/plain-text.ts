import type { Company } from '#content/company.ts'
import { companyAddress } from '#content/contact-details.ts'
import type { EmailBlock, EmailContent, EmailEventBlock, EmailFact } from './email-content.ts'

/** Follows the mark by which email programs recognize a signature. */
const signature = (company: Company): string =>
  ['-- ', company.name, companyAddress(company), company.phone.display].join('\n')

/** The heading is underlined, parts are divided by blank lines, and facts take a line each. */
export function plainText({ heading, blocks }: EmailContent, company: Company): string {
  const title = `${heading}\n${'='.repeat(Math.min(heading.length, 60))}`
  return [title, ...blocks.map(blockText).filter(Boolean), signature(company)].join('\n\n')
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

/** A value of several lines is indented under its label. */
const factLines = (all: readonly EmailFact[]): string =>
  all
    .map(([label, value]) =>
      value.includes('\n') ? `${label}:\n${value.replaceAll(/^/gm, '  ')}` : `${label}: ${value}`,
    )
    .join('\n')
