import { readConfig } from './config.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const config = readConfig()
  // Wrong settings are named without loading the site.
  const { startServer } = await import('./start-server.ts')
  await startServer(config)
})
