import { filledText, placeholdersIn } from '#domain/placeholders.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** A text for replies, with placeholders in braces. */
export interface ReplyTemplate {
  /** Of one that came with the program the same for ever, so that its original is found again. */
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly text: string
}

/** What can stand in braces, and what stands for it. */
export const placeholders = {
  'first name': 'Rosa',
  'last name': 'Lindqvist',
  services: 'what they asked for',
  phone: 'their phone',
  address: 'their address',
  colleague: 'your name',
  company: 'our name',
  'company phone': 'our phone',
} as const

export type Placeholder = keyof typeof placeholders

/** What stands for each placeholder; empty where nobody knows it. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

/** The text with every placeholder that is known filled in; others stay to be seen. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  filledText(text, values)

/**
 * What a reply begins with: the line with which the first template greets, or else a usual one.
 * Empty where no first name is known.
 */
export function greetingFor(
  templates: readonly Pick<ReplyTemplate, 'text'>[],
  values: PlaceholderValues,
): string {
  if (values['first name'] === '') return ''
  const lines = templates.map(({ text }) => text.split('\n', 1)[0]?.trim() ?? '')
  const greets = (line: string) =>
    isGreeting(line) && placeholdersIn(line).some(({ name }) => name === 'first name')
  return `${fillPlaceholders(lines.find(greets) ?? 'Hi {first name},', values)}\n\n`
}

/** Whether a text is one short line that ends as a greeting does, and says nothing yet. */
export const isGreeting = (text: string): boolean => /^[^\n]{1,100},$/.test(text.trim())

/** What stands in braces and is no placeholder, as it is written. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  found(text, (name) => !isPlaceholder(name))

/** Placeholders that nobody has filled in, as they are written. */
export const unfilledPlaceholders = (text: string): readonly string[] => found(text, isPlaceholder)

const found = (text: string, isMeant: (name: string) => boolean): readonly string[] =>
  placeholdersIn(text)
    .filter(({ name }) => isMeant(name))
    .map(({ written }) => written)

const isPlaceholder = (key: string): key is Placeholder => Object.hasOwn(placeholders, key)

/** A step on the list of templates. */
export type TemplateStep =
  /** Adds it at the end, or puts it in the place of the one with its id. */
  | { readonly is: 'save'; readonly template: ReplyTemplate }
  | { readonly is: 'remove'; readonly id: string }
  | { readonly is: 'move'; readonly id: string; readonly by: -1 | 1 }
  /** Back to the original, also of one that was removed. */
  | { readonly is: 'restore'; readonly id: string }

/** Most templates of a site: a list from which one chooses. */
export const maxTemplates = 50

/** Why a step on the list was not taken. */
export type TemplateRefusal = { readonly code: 'unknown-template' | 'too-many-templates' }

/** The list after a step. */
export function changeTemplates(
  list: readonly ReplyTemplate[],
  step: TemplateStep,
  originals: readonly ReplyTemplate[],
): Result<readonly ReplyTemplate[], TemplateRefusal> {
  switch (step.is) {
    case 'save':
      return put(list, step.template)
    case 'restore': {
      const original = originals.find(({ id }) => id === step.id)
      return original === undefined ? err({ code: 'unknown-template' }) : put(list, original)
    }
    case 'remove':
      return ok(list.filter(({ id }) => id !== step.id))
    case 'move': {
      const from = list.findIndex(({ id }) => id === step.id)
      const moved = list[from]
      if (moved === undefined) return err({ code: 'unknown-template' })
      const to = Math.min(list.length - 1, Math.max(0, from + step.by))
      return ok(list.toSpliced(from, 1).toSpliced(to, 0, moved))
    }
  }
}

function put(
  list: readonly ReplyTemplate[],
  template: ReplyTemplate,
): Result<readonly ReplyTemplate[], TemplateRefusal> {
  const place = list.findIndex(({ id }) => id === template.id)
  if (place !== -1) return ok(list.with(place, template))
  return list.length >= maxTemplates ? err({ code: 'too-many-templates' }) : ok([...list, template])
}
