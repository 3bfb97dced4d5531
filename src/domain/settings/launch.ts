import * as z from 'zod/mini'
import type { Setting } from './setting.ts'

/** Whether the site is public for search engines. */
const schema = z.object({ isLaunched: z.boolean() })

export type Launch = Readonly<z.infer<typeof schema>>

/** The setting; sites from before this setting count as launched. */
export const launch: Setting<Launch> = {
  kind: 'launch',
  schema,
  initial: { isLaunched: false },
}
