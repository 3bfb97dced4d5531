import { useEffect, useState } from 'react'
import { type SearchEntry, searchEntries } from '#domain/search/search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import './site-search.css'
import * as z from 'zod/mini'
import { fetchJson } from '#web/api.ts'
import { paths } from '#domain/site/paths.ts'

type Index =
  | { readonly is: 'loading' }
  | { readonly is: 'unavailable' }
  | { readonly is: 'here'; readonly entries: readonly SearchEntry[] }

/** Most results for typed text, and for the text of an unknown address. */
const limits = { typed: 8, hint: 4 } as const

/** Searches pages, services, products, projects and articles while the visitor types. */
export function SiteSearch({
  hint,
}: {
  /** Search text of the unknown address, used until something is typed. */
  readonly hint: string
}) {
  const [index, setIndex] = useState<Index>({ is: 'loading' })
  const [text, setText] = useState('')

  useEffect(() => {
    let there = true
    void loadSearchIndex().then((entries) => {
      if (there) setIndex(entries === null ? { is: 'unavailable' } : { is: 'here', entries })
    })
    return () => {
      there = false
    }
  }, [])

  const typed = text.trim() !== ''
  const entries = index.is === 'here' ? index.entries : []
  const found = typed
    ? searchEntries(entries, text, limits.typed)
    : searchEntries(entries, hint, limits.hint)

  return (
    <search className="block max-w-2xl noscript:hidden">
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="site-search" className="font-semibold text-evergreen">
          Search this site
        </label>
        <div className="relative mt-2">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-moss"
          />
          <input
            id="site-search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="French drains, mulch, hours"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="site-search h-14 w-full rounded-full border border-bark-soft/60 bg-white pr-5 pl-12 placeholder:text-bark-soft"
          />
        </div>
      </form>
      <output className="mt-4 block text-sm text-bark-soft">
        {statusLine(index, typed, text.trim(), found.length)}
      </output>
      <ul className="mt-1 divide-y divide-hairline">
        {found.map(({ title, kind, path }) => (
          <li key={`${title} ${path}`}>
            <Link
              to={path}
              className="group/found flex min-h-13 items-center justify-between gap-4 py-2"
            >
              <span className="leading-tight">
                <span className="font-display text-lead leading-tight font-medium text-evergreen underline decoration-transparent underline-offset-4 transition-colors group-hover/found:decoration-current">
                  {title}
                </span>{' '}
                <span className="block text-sm text-bark-soft">{kind}</span>
              </span>
              <Icon name="arrow-right" className="size-5 text-moss" />
            </Link>
          </li>
        ))}
      </ul>
    </search>
  )
}

function statusLine(index: Index, typed: boolean, text: string, count: number): string {
  if (index.is === 'unavailable')
    return 'The search could not be loaded. The links below still work.'
  if (index.is === 'loading') return ''
  if (!typed) return count === 0 ? '' : 'Close to the address that you asked for:'
  if (count === 0) return `Nothing here is called “${text}”. Try another word, or call us.`
  return count === 1 ? '1 result' : `${count} results`
}

const answer = z.array(
  z.object({ title: z.string(), kind: z.string(), path: z.string(), words: z.string() }),
)

/** The entries of the search, loaded when someone searches; null when loading fails. */
async function loadSearchIndex(): Promise<readonly SearchEntry[] | null> {
  const result = await fetchJson({ path: paths.searchIndex, answer })
  return result.ok ? result.value : null
}
