import * as z from 'zod/mini'
import { patterns } from '#domain/materials/measures.ts'
import type { CalculatorForm } from './calculator-form.ts'
import { shapeKinds } from './shape-form.ts'

const text = z.string().check(z.maxLength(200))
const texts = z.record(text, text)
const most = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(200))

const preserved = z.object({
  /** Of which material. */
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

/** What was measured of a material on this page before it was closed or left; null for nothing. */
export function readForm(
  storage: Pick<Storage, 'getItem'>,
  name: string,
  of: string,
): CalculatorForm | null {
  let stored: unknown
  try {
    stored = JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    return null
  }
  const { data } = preserved.safeParse(stored)
  return data?.of === of ? { ...data.form, touched: new Set() } : null
}

/** Keeps it for this tab. With a full or blocked storage a reload loses it. */
export function saveForm(
  storage: Pick<Storage, 'setItem'>,
  name: string,
  of: string,
  form: CalculatorForm,
): void {
  try {
    storage.setItem(name, JSON.stringify({ of, form }))
  } catch {
    // Nothing depends on it.
  }
}

/** Forgets it, once it was taken. */
export function forgetForm(storage: Pick<Storage, 'removeItem'>, name: string): void {
  try {
    storage.removeItem(name)
  } catch {
    // Blocked storage keeps nothing.
  }
}
