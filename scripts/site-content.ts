import { originalContent } from '#content/content.ts'
import { retention } from '#content/privacy.ts'
import { contentPaths } from '#web/content-paths.ts'

/** What the pages say unless something was changed. */
export const siteContent = originalContent(retention)

/** The pages that say the same to everyone. */
export const pagePaths = contentPaths(siteContent)
