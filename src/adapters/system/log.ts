import { pino, type Logger } from 'pino'

export type { Logger }

/** The structured log, one JSON object a line on standard output. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
