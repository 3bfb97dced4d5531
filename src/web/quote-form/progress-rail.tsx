import { useEffect, useState } from 'react'
import type { CharacterRule } from '#domain/fields.ts'
import type { QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isSectionDone, sectionsShown } from './quote-sections.ts'

/** The sections of the form with the visitor's progress. */
export function ProgressRail({
  draft,
  rule,
  formElement,
}: {
  readonly draft: QuoteDraft
  readonly rule: CharacterRule
  readonly formElement: React.RefObject<HTMLFormElement | null>
}) {
  const sections = sectionsShown(draft)
  const current = useFocusedSection(formElement) ?? sections[0]?.id
  return (
    <nav aria-label="Sections of the form">
      <ol>
        {sections.map((section) => {
          const done = isSectionDone(section, draft, rule)
          const here = section.id === current
          return (
            <li key={section.id} className="group relative pb-2 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-8 bottom-0 left-[0.9375rem] w-0.5 bg-hairline group-last:hidden"
              />
              <a
                href={`#${section.id}`}
                aria-current={here ? 'step' : undefined}
                className={`flex min-h-11 items-center gap-3 rounded-lg pr-2 text-sm leading-snug transition-colors hover:text-evergreen ${here ? 'font-semibold text-evergreen' : 'text-bark-soft'}`}
              >
                <span
                  className={`relative grid size-8 shrink-0 place-items-center rounded-full border-2 transition-colors ${done ? 'border-moss bg-moss text-white' : here ? 'border-evergreen bg-white' : 'border-hairline bg-white'}`}
                >
                  {done ? (
                    <Icon name="check" className="size-4.5" />
                  ) : (
                    <span
                      className={`size-2 rounded-full ${here ? 'bg-evergreen' : 'bg-hairline'}`}
                    />
                  )}
                </span>
                {/* Narrow enough to end before the chat's button, which lies over the column's end. */}
                <span className="max-w-32">
                  {section.title}
                  {done ? <span className="sr-only"> (done)</span> : null}
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Id of the section that has, or last had, the focus. */
function useFocusedSection(form: React.RefObject<HTMLFormElement | null>): string | undefined {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const element = form.current
    const follow = (event: FocusEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const section = target?.closest('form > * > fieldset')
      if (section !== null && section !== undefined) setFocused(section.id)
      // The title gets the focus when the form is reset.
      else if (target?.matches('h2') === true) setFocused(undefined)
    }
    element?.addEventListener('focusin', follow)
    return () => element?.removeEventListener('focusin', follow)
  }, [form])
  return focused
}
