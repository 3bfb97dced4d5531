import { createContext, useContext, type CSSProperties } from 'react'
import type { Company } from '#content/company.ts'
import { mixed } from '#domain/colors.ts'
import { originalShades } from '#domain/site/brand.ts'

const display = 'Fraunces, Georgia, serif'
const sans = 'Figtree, Verdana, Arial, sans-serif'
const paper = '#f8f4ea'
const hairline = '#ddd4c3'

/**
 * Inline styles, since many email programs read no style sheet. Each background sets the text color
 * too, for programs that invert colors.
 */
const styleOf = ({ evergreen, moss, leaf }: Company['brand']['shades']) =>
  ({
    page: { margin: 0, padding: '24px 8px', background: paper, color: '#3a3128' },
    card: {
      width: '100%',
      maxWidth: '600px',
      background: '#ffffff',
      border: `1px solid ${hairline}`,
      borderRadius: '14px',
      borderCollapse: 'separate',
      fontFamily: sans,
      fontSize: '16px',
      lineHeight: 1.55,
      color: '#3a3128',
      wordBreak: 'break-word',
    },
    head: {
      padding: '18px 24px',
      background: evergreen,
      borderBottom: `4px solid ${leaf}`,
      borderRadius: '13px 13px 0 0',
      color: paper,
    },
    // The alternative text looks like the wordmark.
    logo: {
      margin: '0 0 8px',
      color: paper,
      fontFamily: display,
      fontSize: '20px',
      lineHeight: 1.1,
      fontWeight: 600,
    },
    wordmark: { fontFamily: display, fontSize: '24px', lineHeight: 1.1, fontWeight: 600 },
    trade: { fontSize: '12px', lineHeight: 1.4, fontWeight: 600, letterSpacing: '0.5px' },
    main: { padding: '28px 24px 12px' },
    heading: {
      margin: '0 0 16px',
      color: evergreen,
      fontFamily: display,
      fontSize: '26px',
      lineHeight: 1.2,
      fontWeight: 600,
    },
    paragraph: { margin: '0 0 18px', fontSize: '16px', lineHeight: 1.55 },
    callout: {
      margin: '0 0 18px',
      padding: '10px 16px',
      borderLeft: '4px solid #b4531f',
      background: paper,
      color: '#3a3128',
      fontSize: '16px',
      lineHeight: 1.55,
      fontWeight: 600,
    },
    event: {
      width: '100%',
      margin: '0 0 20px',
      borderTop: `1px solid ${hairline}`,
      borderBottom: `1px solid ${hairline}`,
    },
    badgeCell: { width: '64px', padding: '18px 0', verticalAlign: 'top' },
    month: {
      width: '62px',
      padding: '3px 0',
      background: evergreen,
      border: `1px solid ${evergreen}`,
      borderRadius: '8px 8px 0 0',
      color: paper,
      fontSize: '12px',
      fontWeight: 600,
      letterSpacing: '1.5px',
      textAlign: 'center',
      textTransform: 'uppercase',
    },
    day: {
      padding: '7px 0 8px',
      background: '#ffffff',
      border: `1px solid ${hairline}`,
      borderTop: 'none',
      borderRadius: '0 0 8px 8px',
      color: evergreen,
      fontFamily: display,
      fontSize: '28px',
      lineHeight: 1,
      fontWeight: 600,
      textAlign: 'center',
    },
    eventText: { padding: '16px 0 16px 18px', verticalAlign: 'top' },
    eventName: {
      margin: '0 0 4px',
      color: evergreen,
      fontFamily: display,
      fontSize: '20px',
      lineHeight: 1.25,
      fontWeight: 600,
    },
    facts: { width: '100%', margin: '0 0 20px' },
    label: {
      width: '34%',
      padding: '5px 16px 5px 0',
      color: moss,
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 600,
    },
    value: { padding: '5px 0', verticalAlign: 'top' },
    link: { color: moss, fontWeight: 600 },
    code: {
      margin: '0 0 18px',
      padding: '14px 8px',
      background: paper,
      border: `1px solid ${hairline}`,
      borderRadius: '8px',
      color: evergreen,
      fontFamily: 'Menlo, Consolas, monospace',
      fontSize: '30px',
      lineHeight: 1.2,
      letterSpacing: '6px',
      textAlign: 'center',
    },
    buttonLine: { margin: '0 0 22px' },
    button: {
      display: 'inline-block',
      padding: '13px 24px',
      background: evergreen,
      borderRadius: '999px',
      color: '#ffffff',
      textDecoration: 'none',
      lineHeight: 1.2,
      fontWeight: 600,
    },
    foot: {
      padding: '16px 24px 20px',
      borderTop: `1px solid ${hairline}`,
      color: '#655a4d',
      fontSize: '14px',
      lineHeight: 1.5,
    },
  }) satisfies Record<string, CSSProperties>

/** Shades of the sending company. */
export const Shades = createContext(originalShades)

export const useStyle = () => styleOf(useContext(Shades))

/** For programs that read style sheets: a dark scheme and narrow windows. */
export function sheetOf({ evergreen, moss, ...shades }: Company['brand']['shades']): string {
  const dark = (share: number) => mixed(evergreen, '#181614', share)
  const [page, card, tint, line] = [
    dark(0.85),
    dark(0.7),
    dark(0.45),
    mixed(dark(0.4), '#ffffff', 0.1),
  ]
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 419px) {
  .fact, .fact th, .fact td { display: block !important; width: auto !important; }
  .fact th { padding: 8px 0 0 !important; font-size: 14px !important; }
  .fact td { padding: 0 0 4px !important; }
  .inset { padding-left: 18px !important; padding-right: 18px !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background: ${page} !important; color: #e6dfd0 !important; }
  .card { background: ${card} !important; border-color: ${line} !important; color: #e6dfd0 !important; }
  .line { border-color: ${line} !important; }
  .title { color: #f8f4ea !important; }
  .label { color: ${shades['leaf-pale']} !important; }
  .soft { color: #c6bdac !important; }
  .tint { background: ${tint} !important; border-color: ${line} !important; color: #f8f4ea !important; }
  .alert { border-color: #e08a55 !important; }
  .month { background: ${moss} !important; border-color: ${moss} !important; color: #ffffff !important; }
  .button { background: ${shades['leaf-pale']} !important; color: ${shades['evergreen-deep']} !important; }
}
`
}
