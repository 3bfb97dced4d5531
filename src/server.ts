import { readConfig } from './config.ts'
import { runProgram, startServer } from './start-server.ts'

await runProgram(() => startServer(readConfig()))
