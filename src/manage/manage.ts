import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { runCommand } from './run-command.ts'

makeFilesPrivate()
// Whoever reads the output may close it early (`| head`); the command still runs to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
