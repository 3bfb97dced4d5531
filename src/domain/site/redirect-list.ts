import { formerAddress, addressLength, type Redirect } from './redirect.ts'

/** What is wrong with a line of a list of former addresses. */
export interface RedirectFinding {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** Most findings that are told. */
const maxFindings = 20

/**
 * The redirects of a list, a former address and a new one to each line; a first line that names
 * the columns is left out. `isPage`: whether the site at `publicUrl` has a page at a path. Nothing is
 * taken where a line is wrong.
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
    // The old site may have had the name that this one takes over.
    if (![null, siteIn(publicUrl), siteIn(typed)].includes(siteIn(target)))
      return `“${short(target)}” is on another site. Write a page of this one without its name, like /about.`
    const to = ownPath(target)
    const [path = ''] = (to ?? '').split(/[?#]/)
    if (to === null || !isPage(path)) return `“${short(target)}” is not a page of this site.`
    if (isPage(from)) return `${from} is a page of this site, so it cannot be redirected.`
    redirects.set(from, to)
    return null
  }
  return {
    redirects: [...redirects].map(([from, to]) => ({ from, to })),
    findings: findings.slice(0, maxFindings),
  }
}

/** What may part the two addresses of a line, in the order in which it is tried. */
const delimiters = ['\t', ',', ';', ' '] as const

/**
 * The cells of a line. Lists that were put together from several places part each line in another
 * way, and old addresses have commas and semicolons of their own.
 */
function cellsOf(line: string): readonly string[] {
  const ways = delimiters
    .map((delimiter) => split(line, delimiter))
    .filter(({ length }) => length > 1)
  return ways.find(([, target = '']) => /^(?:\/|https?:)/i.test(target)) ?? ways[0] ?? [line]
}

/** Cells in quotation marks may hold the delimiter; a quotation mark in them stands twice. */
function split(line: string, delimiter: string): readonly string[] {
  const cell = new RegExp(
    `${delimiter}\\s*(?:"((?:[^"]|"")*)"\\s*(?=${delimiter}|$)|([^${delimiter}]*))`,
    'g',
  )
  return [...`${delimiter}${line.trim()}`.matchAll(cell)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare.trim(),
  )
}

/** Whose site a whole address is on; null for one without. */
function siteIn(address: string): string | null {
  const [, host] = /^https?:\/\/(?:www\.)?([^/?#]*)/i.exec(address.trim()) ?? []
  return host?.toLowerCase() ?? null
}

/** A path of this site, whole addresses without their origin; null for what is none. */
function ownPath(typed: string): string | null {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/i, '')
  if (path === '' && typed.trim() !== '') return '/'
  if (!/^\/(?!\/)[^\s\\]*$/.test(path) || path.length > addressLength) return null
  return path === '/' ? path : path.replace(/\/$/, '')
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
