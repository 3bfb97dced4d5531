import * as z from 'zod/mini'
import { patterns } from '#domain/materials/measure-limits.ts'
import { parsedJson } from '#domain/text.ts'
import type { CalculatorForm } from './calculator-form.ts'
import { shapeKinds } from './shape-form.ts'

const text = z.string().check(z.maxLength(200))
const texts = z.record(text, text)
const most = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(200))

const preserved = z.object({
  /** The id of the material. */
  of: text,
  form: z.object({
    shapes: most(
      z.object({
        key: z.int(),
        kind: z.enum(shapeKinds),
        minus: z.boolean(),
        sides: texts,
        corners: most(z.object({ x: text, y: text })),
      }),
    ),
    pieces: most(z.object({ key: z.int(), texts })),
    figures: z.object({
      inches: text,
      feet: text,
      height: text,
      nitrogenPercent: text,
      amount: text,
    }),
    isKnown: z.boolean(),
    unit: z.int(),
    isAround: z.boolean(),
    choice: z.int(),
    pattern: z.enum(patterns),
    isTicked: z.boolean(),
    nextKey: z.int(),
  }),
})

/** The preserved measures of that material; null without any. */
export function readForm(stored: string, of: string): CalculatorForm | null {
  const { data } = preserved.safeParse(parsedJson(stored))
  return data?.of === of ? { ...data.form, touched: new Set() } : null
}
