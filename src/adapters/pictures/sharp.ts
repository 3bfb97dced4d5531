import sharp from 'sharp'
import type { PictureRefusal } from '#domain/photographs/photograph.ts'

// One thread and no cache, since pictures are made while the site serves pages.
sharp.concurrency(1)
sharp.cache(false)
// Only these three loaders may read the bytes, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

export { sharp }

/** Timeout of one step of sharp, in seconds. */
export const stepSeconds = 20

/** sharp throws for every fault of a file. */
export const refusalOf = (error: unknown): PictureRefusal =>
  error instanceof Error && /timeout/i.test(error.message) ? 'too-slow' : 'unreadable'
