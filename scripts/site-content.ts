import { originalContent } from '#content/content.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { contentPaths } from '#web/content-paths.ts'

/** The content of the pages without any edits. */
export const siteContent = originalContent(defaultRecordPeriods)

/** The pages that are equal for everyone. */
export const pagePaths = contentPaths(siteContent)
