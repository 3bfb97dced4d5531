import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { runCommand } from './run-command.ts'

makeFilesPrivate()
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
