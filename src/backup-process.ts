import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { backupName } from '#adapters/sql/file-backups.ts'
import { writeArchive } from '#adapters/sql/archive.ts'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { backedUpParts } from './stores.ts'

/* The process of `file-backups.ts`: writes one backup into a folder and ends. */

const job = z.object({
  folder: z.string(),
  config: z.object({
    dataDir: z.string(),
    databaseUrl: z.null(),
    filesBucket: z.nullable(
      z.object({
        url: z.string(),
        accessKeyId: z.string(),
        secretAccessKey: z.string(),
        region: z.nullable(z.string()),
      }),
    ),
  }),
})

makeFilesPrivate()
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.once('message', async (message) => {
  const { folder, config } = job.parse(message)
  // The server has ended, so nobody waits for the backup.
  process.once('disconnect', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    process.exit(1)
  })
  try {
    await writeArchive(backedUpParts(config), path.join(folder, backupName), folder)
    process.exit(0)
  } catch (error) {
    process.send?.(error, () => process.exit(1))
  }
})
