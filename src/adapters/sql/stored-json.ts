import * as z from 'zod/mini'
import { storedParts } from '#domain/quote-requests/stored-lead.ts'

const attachments = z.array(
  z.object({ filename: z.string(), contentType: z.string(), content: z.string() }),
)

const texts = z.array(z.string())

const answers = z.array(z.object({ name: z.string(), value: z.union([z.string(), texts]) }))

const raffle = z.object({ gifts: texts, description: z.nullable(z.string()), winners: texts })

const question = {
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  placeholder: z.nullable(z.string()),
}

const formFields = z.array(
  z.discriminatedUnion('type', [
    z.object({ ...question, type: z.enum(['text', 'email', 'number', 'address', 'date']) }),
    z.object({ ...question, type: z.literal('textarea'), maxLength: z.nullable(z.number()) }),
    z.object({ ...question, type: z.enum(['dropdown', 'radio']), options: texts }),
    z.object({ ...question, type: z.literal('checkbox'), options: texts }),
  ]),
)

/** Schemas of JSON columns that several files read. */
export const stored = {
  ...storedParts,
  texts,
  answers,
  raffle,
  formFields,
  attachments,
  facts: z.record(z.string(), z.unknown()),
}

/** Null if there is none, or if another version of the program wrote it differently. */
export const readKnownJson = <T>(schema: z.ZodMiniType<T>, json: string | null): T | null =>
  json === null ? null : (schema.safeParse(JSON.parse(json)).data ?? null)

/** Throws on a mismatch, since the program wrote it itself. */
export const readJson = <T>(schema: z.ZodMiniType<T>, json: string): T =>
  schema.parse(JSON.parse(json))
