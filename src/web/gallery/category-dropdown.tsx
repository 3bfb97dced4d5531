// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a <select> cannot show pictures
// oxlint-disable jsx-a11y/click-events-have-key-events -- the keys arrive at the element around
import { useEffect, useId, useRef, useState } from 'react'
import type { Picture as PictureFile } from '#content/picture.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** One choice of a filter, as buttons and lists show it. */
interface GalleryChoice<Filter extends string> {
  readonly value: Filter
  readonly name: string
  readonly count: number
  readonly picture: PictureFile
}

export interface CategoryFilterProps<Filter extends string> {
  readonly choices: readonly GalleryChoice<Filter>[]
  readonly chosen: Filter
  readonly onChoose: (filter: Filter) => void
}

/** The filter of narrow screens: a button with a list, closed by Escape, Tab or a press outside. */
export function CategoryDropdown<Filter extends string>({
  choices,
  chosen,
  onChoose,
}: CategoryFilterProps<Filter>) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const current = choices.find(({ value }) => value === chosen)

  useEffect(() => {
    if (!open) return
    const selected = root.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    selected?.focus({ preventScroll: true })
    // A scroll up would bring the header back, which moves the list from under the finger.
    if (selected && isBelowView(selected)) selected.scrollIntoView({ block: 'nearest' })
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  const choose = (filter: Filter) => {
    close()
    // The visitor would be at the end of the page after a choice with fewer cards.
    const gallery = root.current?.closest('[data-show]')
    if (gallery && gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView()
    onChoose(filter)
  }

  const pressedKey = (event: React.KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      return setOpen(true)
    }
    const options = [...(root.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = options.findIndex((option) => option === document.activeElement)
    const next = nextOption(
      event.key,
      at,
      choices.map(({ name }) => name),
    )
    if (next !== null) {
      event.preventDefault()
      options[next]?.focus()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') {
      setOpen(false)
    } else if (event.key === 'Enter' || event.key === ' ') {
      const option = choices[at]
      if (!option) return
      event.preventDefault()
      choose(option.value)
    }
  }

  return (
    <div className="z-20 [--gap:0.5rem] under-top lg:hidden noscript:hidden">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears its button and list */}
      <div ref={root} className="relative z-10 max-w-md" onKeyDown={pressedKey}>
        <button
          ref={button}
          type="button"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-h-16 w-full items-center gap-3.5 rounded-card border border-hairline bg-white py-2 pr-4 pl-3 text-left shadow-soft"
        >
          {current ? <Thumb choice={current} /> : null}
          <span className="grow leading-tight">
            <span className="block text-xs text-bark-soft">Category</span>
            <span className="font-semibold text-evergreen">{current?.name}</span>
          </span>
          <Icon
            name="chevron-down"
            className={`size-5 text-moss transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
        {open ? (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Category"
            className="absolute inset-x-0 top-full mt-2 max-h-[min(32rem,70vh)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-white p-2 shadow-soft transition-[opacity,translate,visibility] starting:-translate-y-1 starting:opacity-0"
          >
            {choices.map((choice) => (
              <div
                key={choice.value}
                role="option"
                tabIndex={-1}
                aria-selected={choice.value === chosen}
                onClick={() => choose(choice.value)}
                className="flex min-h-13 cursor-pointer items-center gap-3.5 rounded-lg px-2 py-1.5 font-medium text-evergreen hover:bg-paper focus-visible:-outline-offset-3 aria-selected:bg-leaf-pale"
              >
                <Thumb choice={choice} />
                <span className="grow leading-tight">{choice.name}</span>
                <span className="shrink-0 text-sm text-bark-soft tabular-nums">{choice.count}</span>
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}

function Thumb({ choice }: { readonly choice: GalleryChoice<string> }) {
  return (
    <Picture
      picture={choice.picture}
      sizes="2.5rem"
      decorative
      className="size-10 shrink-0 rounded-full"
    />
  )
}

/** Whether the end of an option is below that of its list or of the window. */
function isBelowView(option: HTMLElement): boolean {
  const list = option.parentElement?.getBoundingClientRect().bottom ?? Infinity
  return option.getBoundingClientRect().bottom > Math.min(list, window.innerHeight)
}

/** The index that a key moves to, or null for other keys. */
function nextOption(key: string, at: number, names: readonly string[]): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, names.length - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return names.length - 1
  }
  if (!/^\p{L}$/u.test(key)) return null
  const starts = (name: string) => name.toLowerCase().startsWith(key.toLowerCase())
  const after = names.findIndex((name, index) => index > at && starts(name))
  const first = names.findIndex(starts)
  return after >= 0 ? after : first >= 0 ? first : null
}
