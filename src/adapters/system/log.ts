import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { loggedError, masked } from './logged-error.ts'

export type { Logger }

/**
 * The structured log, one JSON object a line, on standard output unless a test reads it. `err` and
 * `reason` may contain visitors' words, which are left out.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: loggedError,
      reason: (reason: unknown) => (typeof reason === 'string' ? masked(reason) : reason),
    },
    hooks: {
      // Without a message pino would take the error's, which may name people.
      logMethod([first, message = 'no message', ...rest], log) {
        log.call(this, first, message, ...rest)
      },
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
