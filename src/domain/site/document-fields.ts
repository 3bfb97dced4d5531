import * as z from 'zod/mini'
import { counted } from '#domain/counts.ts'
import { requiredText, typedDate } from '#domain/typed-fields.ts'
import { pictureReference } from './library-picture.ts'
import { linkProblem } from './text-links.ts'

/** How a form presents a field, beyond what its schema says. */
export interface FieldMeta {
  readonly label: string
  readonly help?: string | undefined
  /** The name of one entry of a list: `item`. */
  readonly one?: string
  /** Labels of choices, by their values. */
  readonly names?: Readonly<Record<string, string>>
  /** Width in pixels below which a picture looks blurred in its place. */
  readonly leastWidth?: number
  /** Whether its text may contain links (`text-links.ts`). */
  readonly hasLinks?: true
  /**
   * A special control for the field. An id is made from the name beside it, and never changes after
   * that.
   */
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

/** The presentation of every field that the desk can edit. */
export const fieldMeta = z.registry<FieldMeta>()

const text = (most: number) => requiredText('Please fill this in.', most)

/** A text of one line; `most` is the number of characters that the design allows. */
export const line = (label: string, most: number, help?: string) =>
  text(most).register(fieldMeta, { label, help })

/** An optional line. */
export const maybeLine = (label: string, most: number, help: string) =>
  z.exactOptional(line(label, most, help))

/** A text of one paragraph, which takes several lines. */
export const paragraph = (label: string, most: number, help?: string) =>
  text(most).register(fieldMeta, {
    label,
    look: 'paragraph',
    help,
  })

/** One of a few values, each with a label. */
export const choice = <const T extends readonly string[]>(
  label: string,
  values: T,
  names: Readonly<Record<T[number], string>>,
) => z.enum(values, { error: 'Please choose one.' }).register(fieldMeta, { label, names })

/** The id of a picture of the site; by default one as wide as a card. */
export const picture = (label = 'Picture', help?: string, leastWidth = 480) =>
  pictureReference.clone().register(fieldMeta, { label, look: 'picture', help, leastWidth })

/** A picture across the whole page. */
export const widePicture = () => picture('Picture', undefined, 1200)

/** The permanent id of an entry, whatever its name becomes. */
export const id = () =>
  z
    .string()
    .check(z.regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'Enter a name first.' }), z.maxLength(80))
    .register(fieldMeta, { label: 'Id', look: 'id' })

/** The slug of an entry of a collection. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Ids of entries of a collection, in an order of their own. */
const chosenIds =
  (look: 'project' | 'service', name: string) => (label: string, most: number, help: string) =>
    list(
      label,
      look,
      z
        .string()
        .check(z.regex(slugPattern, { error: `Choose a ${look}.` }))
        .register(fieldMeta, { label: name, look }),
      { most, help },
    )

export const projects = chosenIds('project', 'Project')
export const services = chosenIds('service', 'Service')

/** A calendar date, `2026-03-05`. */
export const date = (label: string) =>
  typedDate('Choose a day.').register(fieldMeta, { label, look: 'date' })

/** A number above zero. */
export const figure = (label: string, most: number, help?: string) =>
  z
    .number({ error: 'Enter a number.' })
    .check(
      z.positive({ error: 'Enter a number above 0.' }),
      z.maximum(most, { error: `Enter ${most} or less.` }),
    )
    .register(fieldMeta, { label, help })

/** A list of entries in an order of their own. */
export const list = <T extends z.ZodMiniType>(
  label: string,
  one: string,
  entry: T,
  {
    least = 0,
    most,
    help,
  }: { readonly least?: number; readonly most: number; readonly help?: string | undefined },
) =>
  z
    .array(entry)
    .check(
      z.minLength(least, { error: `Add at least ${counted(least, one)}.` }),
      z.maxLength(most, { error: `Keep at most ${counted(most, one)}.` }),
    )
    .register(fieldMeta, { label, one, help })

/** At least one paragraph of text, with links. */
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
      .register(fieldMeta, { label: 'Paragraph', look: 'paragraph', hasLinks: true }),
    { least: 1, most },
  )

/** A fixed number of entries, each with its place. */
export const inPlace = <T extends z.ZodMiniType>(
  label: string,
  one: string,
  entry: T,
  count: number,
) =>
  z
    .array(entry)
    .check(z.length(count, { error: `There must be exactly ${count}.` }))
    .register(fieldMeta, { label, one, look: 'in-place' })

/** A value that the form passes on unchanged. */
export const hiddenField = <T extends z.ZodMiniType>(schema: T) => {
  fieldMeta.add(schema, { label: '', look: 'hidden' })
  return schema
}

/** A field that has its own schema, under a label. */
export const withLabel = <T extends z.ZodMiniType>(schema: T, label: string, help?: string) => {
  fieldMeta.add(schema, { label, help })
  return schema
}

/** Several fields under a heading. */
export const group = <T extends z.core.$ZodLooseShape>(label: string, fields: T, help?: string) =>
  withLabel(z.object(fields), label, help)

/**
 * Title and description for search engines. Their limits have room for the longest names and places
 * that a company can have, which the program's own texts name.
 */
export const searchFields = {
  title: line('Title in search results', 90, 'Search engines show the first 60 characters or so.'),
  description: paragraph(
    'Text in search results',
    200,
    'Search engines show the first 155 characters or so.',
  ),
}

/** The fields of `searchFields` as a group. */
export const searchResult = (label = 'Search results') => group(label, searchFields)

/** The banner at the top of a page. */
export const pageBanner = () =>
  group('Top of the page', {
    title: line('Title', 40),
    subtitle: paragraph('Subtitle', 120),
    picture: widePicture(),
  })
