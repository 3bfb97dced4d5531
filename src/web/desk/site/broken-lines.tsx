import { TextLink } from '#web/desk/button.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { documentTitle } from './document-names.ts'
import { editorOf } from './editor-of.ts'
import type { SiteData } from './site-page.ts'

const shownTexts = {
  earlier: 'the site shows the last one that can',
  original: 'the site shows the original',
  nothing: 'the site does not show it',
} as const

/** Documents whose newest version cannot be read, and what the site shows instead. */
export function BrokenLines({ broken }: Pick<SiteData, 'broken'>) {
  if (broken.length === 0) return null
  return (
    <ul className="mb-4">
      {broken.map(({ kind, slug, title, shown }) => {
        const path = editorOf(kind, slug)
        return (
          <li
            key={`${kind} ${slug}`}
            className="flex min-h-9 items-start gap-2 py-1 font-semibold text-brick"
          >
            <Icon name="warning" className="mt-1 size-4 shrink-0" />
            <p>
              {`${documentTitle(kind)}${title === null ? '' : ` “${title}”`}: the newest version cannot be read, so ${shownTexts[shown]}. `}
              {path === null ? (
                'Save it again, or restore one below.'
              ) : (
                <TextLink to={path} variant="in-text">
                  Save it again
                </TextLink>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
