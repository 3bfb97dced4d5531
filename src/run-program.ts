import { OwnerError } from '#adapters/system/owner-error.ts'

/** Runs a program to its end; prints errors that the owner can fix without a stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
