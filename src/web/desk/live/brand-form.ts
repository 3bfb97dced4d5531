import * as z from 'zod/mini'
import { brand } from '#domain/site/brand.ts'
import { revisionFields } from '#web/desk/forms.ts'

export const brandForm = z.extend(brand, {
  intent: z.literal('brand'),
  ...revisionFields,
})
