import { readFileSync } from 'node:fs'
import { sharpPictures } from '#adapters/pictures/sharp-pictures.ts'
import { pictureKindOf } from '#domain/photographs/photograph.ts'

/*
 * Makes all photographs of its arguments at once, like a site that receives them, and prints the
 * results and the peak memory in megabytes.
 */

const pictures = sharpPictures()
const made = await Promise.all(
  process.argv.slice(2).map(async (file) => {
    const bytes = readFileSync(file)
    const kind = pictureKindOf(bytes)
    const result = kind === null ? null : await pictures.make(bytes, kind)
    return result === null ? 'no picture' : result.ok ? 'made' : result.error
  }),
)
const { maxRSS } = process.resourceUsage()
process.stdout.write(JSON.stringify({ made, megabytes: Math.round(maxRSS / 1024) }))
