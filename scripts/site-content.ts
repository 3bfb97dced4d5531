import { originalContent } from '#content/content.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { contentPaths } from '#web/content-paths.ts'

/** What the pages say unless something was changed. */
export const siteContent = originalContent(defaultRecordPeriods)

/** The pages that say the same to everyone. */
export const pagePaths = contentPaths(siteContent)
