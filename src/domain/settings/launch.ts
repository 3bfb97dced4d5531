import * as z from 'zod/mini'
import type { Setting } from './setting.ts'

/** Whether the site is public for search engines. */
export interface Launch {
  readonly isLaunched: boolean
}

/** The setting; sites from before this setting count as launched. */
export const launch: Setting<Launch> = {
  kind: 'launch',
  schema: z.object({ isLaunched: z.boolean() }),
  initial: { isLaunched: false },
}
