import { formerAddress, addressLength, type Redirect } from './redirect.ts'

/** An error in a line of a list of redirects. */
export interface RedirectFinding {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** Maximum number of reported errors. */
const maxFindings = 20

/**
 * Reads the redirects of a list, with a former and a new address on each line; a header line is
 * skipped. `isPage`: whether the site at `publicUrl` has a page at a path. Any error refuses the
 * whole list.
 */
export function readRedirects(
  list: string,
  isPage: (path: string) => boolean,
  publicUrl: string,
): { readonly redirects: readonly Redirect[]; readonly findings: readonly RedirectFinding[] } {
  const redirects = new Map<string, string>()
  const findings: RedirectFinding[] = []
  for (const [place, line] of list.split(/\r\n?|\n/).entries()) {
    const [first = '', second = ''] = cellsOf(line)
    const isBlank = first.trim() === '' && second.trim() === ''
    const isHead = place === 0 && !/[/.]/.test(first) && formerAddress(first) === null
    if (isBlank || isHead) continue
    const problem = add(first, second)
    if (problem !== null) findings.push({ line: place + 1, message: problem })
  }

  function add(typed: string, target: string): string | null {
    const from = formerAddress(typed)
    if (from === null) return `“${short(typed)}” is not an old address like /about-us.html.`
    // The old site may have had the domain that this one takes over.
    if (![null, siteIn(publicUrl), siteIn(typed)].includes(siteIn(target)))
      return `“${short(target)}” is on another site. Write a page of this one without its name, like /about.`
    const to = ownPath(target)
    const [path = ''] = (to ?? '').split(/[?#]/)
    if (to === null || !isPage(path)) return `“${short(target)}” is not a page of this site.`
    const [own = ''] = from.split('?')
    // Home is the only page that looks for a redirect, such as WordPress's `/?p=12`.
    if (own !== '/' && isPage(own))
      return `${own} is a page of this site, so it cannot be redirected.`
    redirects.set(from, to)
    return null
  }
  return {
    redirects: [...redirects].map(([from, to]) => ({ from, to })),
    findings: findings.slice(0, maxFindings),
  }
}

/** Possible delimiters, in the order in which they are tried. */
const delimiters = ['\t', ',', ';', ' '] as const

/**
 * The cells of a line. The delimiter may differ from line to line in lists from several sources,
 * and old addresses may contain commas and semicolons.
 */
function cellsOf(line: string): readonly string[] {
  const rows = delimiters
    .map((delimiter) => split(line, delimiter))
    .filter(({ length }) => length > 1)
  return rows.find(([, target = '']) => /^(?:\/|https?:)/i.test(target)) ?? rows[0] ?? [line]
}

/** Quoted cells may contain the delimiter; a quotation mark in them is doubled. */
function split(line: string, delimiter: string): readonly string[] {
  const cell = new RegExp(
    `${delimiter}\\s*(?:"((?:[^"]|"")*)"\\s*(?=${delimiter}|$)|([^${delimiter}]*))`,
    'g',
  )
  return [...`${delimiter}${line.trim()}`.matchAll(cell)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare.trim(),
  )
}

/** The site of an absolute URL; null for anything else. */
function siteIn(address: string): string | null {
  const [, host] = /^https?:\/\/(?:www\.)?([^/?#]*)/i.exec(address.trim()) ?? []
  return host?.toLowerCase() ?? null
}

/** A path of this site, also from an absolute URL; null for anything else. */
function ownPath(typed: string): string | null {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/i, '')
  if (path === '' && typed.trim() !== '') return '/'
  if (!/^\/(?!\/)[^\s\\]*$/.test(path) || path.length > addressLength) return null
  return path === '/' ? path : path.replace(/\/$/, '')
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
