import { Button, Column, Link, Row, Section, Text } from '@react-email/components'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { Company } from '#content/company.ts'
import type { EmailBlock, EmailEventBlock, EmailFact } from './email-content.ts'
import { useStyle } from './email-style.ts'

export function Block({
  block,
  phone,
}: {
  readonly block: EmailBlock
  /** The company's number. */
  readonly phone: Company['phone']
}): ReactElement {
  const style = useStyle()
  switch (block.is) {
    case 'paragraph':
      return (
        <Text style={style.paragraph}>{lines(block.text, (line) => withPhone(line, phone))}</Text>
      )
    case 'callout':
      return (
        <Text className="tint alert" style={style.callout}>
          {lines(block.text)}
        </Text>
      )
    case 'code':
      return (
        <Text className="tint" style={style.code}>
          {block.code}
        </Text>
      )
    case 'link':
      return (
        <Section style={style.buttonLine}>
          <Button href={safe(block.href)} className="button" style={style.button}>
            {block.label}
          </Button>
        </Section>
      )
    case 'event':
      return <EventBlock event={block.event} />
    case 'facts':
      return <>{block.facts.length > 0 && <Facts facts={block.facts} />}</>
  }
}

/** A `<br>` before each further line, since Outlook for Windows ignores `white-space`. */
const lines = (text: string, shown: (line: string) => ReactNode = (line) => line): ReactNode =>
  text.split('\n').map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {shown(line)}
    </Fragment>
  ))

/** Makes the company's number a link that does not break at its hyphen. */
const withPhone = (text: string, phone: Company['phone']): readonly ReactNode[] =>
  text
    .split(phone.display)
    .flatMap((part, place) =>
      place === 0 ? [part] : [<PhoneLink key={`phone ${place}`} phone={phone} />, part],
    )

export function PhoneLink({
  phone: { href, display },
}: {
  readonly phone: Company['phone']
}): ReactElement {
  const style = useStyle()
  return (
    <Link href={href} className="label" style={{ ...style.link, whiteSpace: 'nowrap' }}>
      {display}
    </Link>
  )
}

function EventBlock({ event }: { readonly event: EmailEventBlock }): ReactElement {
  const style = useStyle()
  return (
    <Row className="line" style={style.event}>
      <Column style={style.badgeCell}>
        <Row>
          <Column className="month" style={style.month}>
            {event.month}
          </Column>
        </Row>
        <Row>
          <Column className="tint" style={style.day}>
            {event.day}
          </Column>
        </Row>
      </Column>
      <Column style={style.eventText}>
        <div className="title" style={style.eventName}>
          {event.name}
        </div>
        <div>{event.date}</div>
        <div>{event.times}</div>
        <div>{event.place}</div>
      </Column>
    </Row>
  )
}

function Facts({ facts }: { readonly facts: readonly EmailFact[] }): ReactElement {
  const style = useStyle()
  return (
    <table cellPadding={0} cellSpacing={0} style={style.facts}>
      <tbody>
        {facts.map(([label, value, href], place) => (
          <tr key={place} className="fact">
            <th scope="row" className="label" style={style.label}>
              {label}
            </th>
            <td style={style.value}>
              {href === undefined ? (
                lines(value)
              ) : (
                <Link href={safe(href)} className="label" style={style.link}>
                  {value}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Throws for addresses of other schemes. */
function safe(href: string): string {
  if (/^(?:https?|mailto|tel):/.test(href)) return href
  throw new Error('An email may lead to pages, mailboxes and phones alone')
}
