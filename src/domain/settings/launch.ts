import * as z from 'zod/mini'
import type { Setting } from './setting.ts'

/** Whether search engines may show the site. */
export interface Launch {
  readonly isLaunched: boolean
}

/** A new site. */
export const notLaunched: Launch = { isLaunched: false }

/** A site that was in use before there was this setting is launched; a new one is not. */
export const launch = {
  kind: 'launch',
  schema: z.object({ isLaunched: z.boolean() }),
} satisfies Setting<Launch>
