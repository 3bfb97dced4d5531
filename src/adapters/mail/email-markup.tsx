import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Preview,
  render,
  Row,
} from '@react-email/components'
import type { ReactElement } from 'react'
import type { Company } from '#content/company.ts'
import { companyAddress } from '#content/contact-details.ts'
import { Block, PhoneLink } from './email-blocks.tsx'
import type { EmailContent } from './email-content.ts'
import type { EmailLogo } from './email-logo.ts'
import { Shades, sheetOf, useStyle } from './email-style.ts'
import { previewText } from './plain-text.ts'

/** An email as HTML. Vite builds this file, since Node does not run `.tsx`. */
export function renderMarkup(
  content: EmailContent,
  company: Company,
  logo: EmailLogo | null = null,
): Promise<string> {
  return render(
    <Shades value={company.brand.shades}>
      <EmailMarkup content={content} company={company} logo={logo} />
    </Shades>,
  )
}

function EmailMarkup({
  content: { subject, heading, blocks },
  company,
  logo,
}: {
  readonly content: EmailContent
  readonly company: Company
  readonly logo: EmailLogo | null
}): ReactElement {
  const style = useStyle()
  const trade = company.name.slice(company.shortName.length).trim()
  return (
    <Html lang="en-US">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{sheetOf(company.brand.shades)}</style>
      </Head>
      <Body className="page" style={style.page}>
        <Preview>{previewText(blocks)}</Preview>
        <Container className="card" style={style.card}>
          <Row>
            <Column style={style.head} className="inset">
              {logo === null ? null : (
                <Img
                  src={logo.src}
                  width={logo.width}
                  height={logo.height}
                  alt={logo.hasName ? company.name : ''}
                  style={style.logo}
                />
              )}
              {logo?.hasName === true ? null : (
                <>
                  <div style={style.wordmark}>{company.shortName}</div>
                  <div style={style.trade}>{trade}</div>
                </>
              )}
            </Column>
          </Row>
          <Row>
            <Column style={style.main} className="inset">
              <Heading as="h1" className="title" style={style.heading}>
                {heading}
              </Heading>
              {blocks.map((block, place) => (
                <Block key={place} block={block} phone={company.phone} />
              ))}
            </Column>
          </Row>
          <Row>
            <Column style={style.foot} className="inset line soft">
              <div>{company.name}</div>
              <div>{companyAddress(company)}</div>
              <div>
                <PhoneLink phone={company.phone} />
              </div>
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  )
}
