import * as z from 'zod/mini'
import { brand } from '#domain/site/brand.ts'
import { overField } from '#web/desk/forms.ts'

/** The form of logo and colors. */
export const brandForm = z.extend(brand, {
  intent: z.literal('brand'),
  seen: z.int().check(z.minimum(0)),
  ...overField,
})
