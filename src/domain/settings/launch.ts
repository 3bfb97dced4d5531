import * as z from 'zod/mini'
import type { Setting } from './setting.ts'

/** Whether the site is public for search engines. */
export interface Launch {
  readonly isLaunched: boolean
}

/** The state of a new site. */
export const notLaunched: Launch = { isLaunched: false }

/** The setting; sites from before this setting count as launched. */
export const launch = {
  kind: 'launch',
  schema: z.object({ isLaunched: z.boolean() }),
} satisfies Setting<Launch>
