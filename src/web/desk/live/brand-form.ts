import * as z from 'zod/mini'
import { brand } from '#domain/site/brand.ts'
import { seenField } from '#web/desk/forms/forms.ts'

export const brandForm = z.extend(brand, { intent: z.literal('brand'), seen: seenField })
