import { repeat } from '#adapters/system/repeat.ts'
import { originalContent, type ContentSource } from '#content/content.ts'
import type { RecordPeriods } from '#domain/settings/record-periods.ts'
import { second } from '#domain/time.ts'
import type { SettingsStore } from '#ports/settings-store.ts'
import { readRecordPeriods } from '#usecases/record-periods.ts'

/**
 * The content of the pages with what the desk has set. This process notices its own changes at
 * once, and within a second those of others.
 */
export async function liveContent(
  dependencies: {
    readonly settings: SettingsStore
    readonly configuredPeriods: RecordPeriods
  },
  onError: (error: unknown) => void,
): Promise<ContentSource & { stop(): Promise<void> }> {
  const read = readRecordPeriods(dependencies)
  let periods = await read()
  let content = originalContent(periods)
  let version = 0
  const look = async () => {
    const now = await read()
    if (JSON.stringify(now) === JSON.stringify(periods)) return
    periods = now
    content = originalContent(periods)
    version += 1
  }
  const endListening = dependencies.settings.onChanged(() => {
    look().catch(onError)
  })
  const looking = repeat(look, second, onError)
  return {
    current: () => content,
    version: () => version,
    async stop() {
      endListening()
      await looking.stop()
    },
  }
}
