import { filledText, placeholdersIn } from '#domain/placeholders.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** A text for replies, with placeholders in braces. */
export interface ReplyTemplate {
  /** Fixed for templates of the program, so that their originals are found again. */
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly text: string
}

/** The placeholders, each with its meaning. */
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

/** The value of each placeholder; empty if unknown. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

/**
 * The greeting of a reply: the first line of the first template if it is a greeting, or else a
 * default. Empty without a first name.
 */
export function greetingFor(
  templates: readonly Pick<ReplyTemplate, 'text'>[],
  values: PlaceholderValues,
): string {
  if (values['first name'] === '') return ''
  const lines = templates.map(({ text }) => text.split('\n', 1)[0]?.trim() ?? '')
  const greets = (line: string) =>
    isGreeting(line) && placeholdersIn(line).some(({ name }) => name === 'first name')
  return `${filledText(lines.find(greets) ?? 'Hi {first name},', values)}\n\n`
}

/** Whether a text is one short line that ends like a greeting. */
export const isGreeting = (text: string): boolean => /^[^\n]{1,100},$/.test(text.trim())

/** Unknown placeholders of a text, with their braces. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  found(text, (name) => !isPlaceholder(name))

/** Placeholders that were not filled in, with their braces. */
export const unfilledPlaceholders = (text: string): readonly string[] => found(text, isPlaceholder)

const found = (text: string, isMeant: (name: string) => boolean): readonly string[] =>
  placeholdersIn(text)
    .filter(({ name }) => isMeant(name))
    .map(({ written }) => written)

const isPlaceholder = (key: string): key is Placeholder => Object.hasOwn(placeholders, key)

export type TemplateChange =
  /** Replaces the template with the same id, or adds it at the end. */
  | { readonly is: 'save'; readonly template: ReplyTemplate }
  | { readonly is: 'remove'; readonly id: string }
  | { readonly is: 'move'; readonly id: string; readonly by: -1 | 1 }
  /** Restores the original, also if it was removed. */
  | { readonly is: 'restore'; readonly id: string }

/** Maximum number of templates, to keep the list short enough to choose from. */
export const maxTemplates = 50

export type TemplateRefusal = { readonly code: 'unknown-template' | 'too-many-templates' }

/** Removing an unknown template changes nothing, and moving stops at the ends of the list. */
export function changeTemplates(
  list: readonly ReplyTemplate[],
  step: TemplateChange,
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
