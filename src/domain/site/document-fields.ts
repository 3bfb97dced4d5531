import * as z from 'zod/mini'
import { typedDate } from '#domain/typed-date.ts'
import { pictureReference } from './library-picture.ts'
import { linkProblem } from './text-links.ts'

/** What a form says of a field; the field's schema says the rest. */
export interface FieldWords {
  readonly label: string
  readonly help?: string
  /** What one entry of a list is called: `item`. */
  readonly one?: string
  /** The names of choices, by their values. */
  readonly names?: Readonly<Record<string, string>>
  /** Whether its words can lead to other pages, as `text-links.ts` has it. */
  readonly hasLinks?: true
  /** What its type does not tell. An id is made from the name beside it, and stays from then on. */
  readonly look?:
    | 'paragraph'
    | 'picture'
    | 'date'
    | 'id'
    | 'project'
    | 'service'
    | 'address'
    | 'hidden'
    | 'in-place'
}

/** The words of every field that the desk can edit. */
export const fieldWords = z.registry<FieldWords>()

const tooLong = (most: number) => `Please use at most ${most} characters.`

const text = (most: number) =>
  z
    .string({ error: 'Please fill this in.' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Please fill this in.' }),
      z.maxLength(most, { error: tooLong(most) }),
    )

/** A text of one line, with as many characters as the design can bear. */
export const line = (label: string, most: number, help?: string) =>
  text(most).register(fieldWords, { label, ...(help === undefined ? {} : { help }) })

/** A line that may be missing. */
export const maybeLine = (label: string, most: number, help: string) =>
  z.exactOptional(line(label, most, help))

/** A text of several lines. */
export const paragraph = (label: string, most: number, help?: string) =>
  text(most).register(fieldWords, {
    label,
    look: 'paragraph',
    ...(help === undefined ? {} : { help }),
  })

/** One of a few values, each with a name. */
export const choice = <const T extends readonly string[]>(
  label: string,
  values: T,
  names: Readonly<Record<T[number], string>>,
) => z.enum(values, { error: 'Please choose one.' }).register(fieldWords, { label, names })

/** A picture of the site. */
export const picture = (label = 'Picture', help?: string) =>
  pictureReference
    .clone()
    .register(fieldWords, { label, look: 'picture', ...(help === undefined ? {} : { help }) })

/** By what an entry is known for good, whatever it is called later. */
export const id = () =>
  z
    .string()
    .check(z.regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'Enter a name first.' }), z.maxLength(80))
    .register(fieldWords, { label: 'Id', look: 'id' })

/** Entries of a collection in an order of their own, by their ids. */
const chosen =
  (look: 'project' | 'service', name: string) => (label: string, most: number, help: string) =>
    list(
      label,
      look,
      z
        .string()
        .check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, { error: `Choose a ${look}.` }))
        .register(fieldWords, { label: name, look }),
      { most, help },
    )

export const projects = chosen('project', 'Project')
export const services = chosen('service', 'Service')

/** A calendar date, `2026-03-05`. */
export const date = (label: string) =>
  typedDate('Choose a day.').register(fieldWords, { label, look: 'date' })

/** A figure above zero. */
export const figure = (label: string, most: number, help?: string) =>
  z
    .number({ error: 'Enter a number.' })
    .check(
      z.positive({ error: 'Enter a number above 0.' }),
      z.maximum(most, { error: `Enter ${most} or less.` }),
    )
    .register(fieldWords, { label, ...(help === undefined ? {} : { help }) })

/** Several of the same, in an order of their own. */
export const list = <T extends z.ZodMiniType>(
  label: string,
  one: string,
  entry: T,
  {
    least = 0,
    most,
    help,
  }: { readonly least?: number; readonly most: number; readonly help?: string },
) =>
  z
    .array(entry)
    .check(
      z.minLength(least, { error: `Add at least ${least}.` }),
      z.maxLength(most, { error: `Keep at most ${most}.` }),
    )
    .register(fieldWords, { label, one, ...(help === undefined ? {} : { help }) })

/** Paragraphs of a text, at least one, with links. */
export const paragraphs = (label: string, most: number) =>
  list(
    label,
    'paragraph',
    text(600)
      .check(
        z.refine((paragraph) => linkProblem(paragraph) === null, {
          error: ({ input }) => linkProblem(String(input)) ?? '',
        }),
      )
      .register(fieldWords, { label: 'Paragraph', look: 'paragraph', hasLinks: true }),
    { least: 1, most },
  )

/** So many of the same, each in its place. */
export const inPlace = <T extends z.ZodMiniType>(
  label: string,
  one: string,
  entry: T,
  count: number,
) =>
  z
    .array(entry)
    .check(z.length(count, { error: `There must be exactly ${count}.` }))
    .register(fieldWords, { label, one, look: 'in-place' })

/** What the form passes on as it is. */
export const hidden = <T extends z.ZodMiniType>(schema: T) => {
  fieldWords.add(schema, { label: '', look: 'hidden' })
  return schema
}

/** A group of fields under a heading. */
export const named = <T extends z.ZodMiniType>(schema: T, label: string, help?: string) => {
  fieldWords.add(schema, { label, ...(help === undefined ? {} : { help }) })
  return schema
}

/** What search engines show: the length that they show whole. */
export const searchFields = {
  title: line('Title in search results', 60),
  description: paragraph('Text in search results', 155),
}

/** The same as a part of its own. */
export const searchResult = (label = 'Search results') => named(z.object(searchFields), label)

/** The top of a page. */
export const pageBanner = () =>
  named(
    z.object({
      title: line('Title', 40),
      subtitle: paragraph('Subtitle', 120),
      picture: picture(),
    }),
    'Top of the page',
  )
