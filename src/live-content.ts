import type { Logger } from '#adapters/system/log.ts'
import { repeat } from '#adapters/system/repeat.ts'
import { findPictureAmong, withPictures } from '#content/content-pictures.ts'
import { contentWith, type ContentSource } from '#content/content.ts'
import { deliveryTownsOf } from '#content/delivery.ts'
import { isLoopback } from '#domain/loopback.ts'
import { deliveryZones } from '#domain/prices/delivery-prices.ts'
import { launch } from '#domain/settings/launch.ts'
import { second } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readRecordPeriods } from '#usecases/read-settings.ts'
import {
  readSiteEdits,
  type BrokenDocument,
  type DraftedDocument,
} from '#usecases/site/site-edits.ts'

/** Logs content that cannot be shown. */
export function contentReports(log: Logger) {
  return {
    onError: (error: unknown) => {
      log.error({ err: error }, 'the settings or the content cannot be read')
    },
    onBroken: (broken: BrokenDocument) => {
      log.error(broken, 'a document does not fit this program: an earlier version stands in')
    },
  }
}

/**
 * The content of the pages with what the desk has set and published. A process sees its own changes
 * at once, and those of others within a second.
 */
export async function liveContent(
  dependencies: Pick<
    Dependencies,
    'settings' | 'contentStore' | 'pictures' | 'configuredPeriods' | 'publicUrl'
  > & {
    readonly citiesOf: (zips: readonly string[]) => Promise<ReadonlyMap<string, string>>
  },
  { onError, onBroken }: ReturnType<typeof contentReports>,
): Promise<ContentSource & { stop(): Promise<void> }> {
  const { contentStore, settings } = dependencies
  // The number is read first, so that the next check finds anything published meanwhile.
  const read = async () => ({
    publication: await contentStore.publication(),
    periods: await readRecordPeriods(dependencies),
    launched: (await settings.read(launch)).value.isLaunched,
    zips: (await settings.read(deliveryZones)).value.flatMap((zone) => zone.zips),
  })
  // A site on this machine is out of reach for others, search engines included.
  const isLocal = isLoopback(new URL(dependencies.publicUrl).hostname)
  const load = async (
    { periods, launched, zips }: Awaited<ReturnType<typeof read>>,
    draft: DraftedDocument | null = null,
  ) => {
    const pictures = await dependencies.pictures.served()
    const { edits, broken } = await readSiteEdits(dependencies, draft)
    for (const each of broken) onBroken(each)
    const find = findPictureAmong(pictures)
    const towns = deliveryTownsOf([{ zips }], await dependencies.citiesOf(zips))
    const content = withPictures(contentWith(edits, periods, towns), ({ id }) => find(id))
    return { ...content, isHidden: !launched && !isLocal }
  }
  let shown = await read()
  let content = await load(shown)
  let version = 0
  const pollOnce = async () => {
    const now = await read()
    if (JSON.stringify(now) === JSON.stringify(shown)) return
    content = await load(now)
    shown = now
    version += 1
  }
  let latest = Promise.resolve()
  // Sequential, since the earlier of two checks might end last and restore outdated content.
  const poll = () => (latest = latest.catch(() => {}).then(pollOnce))
  const listener = () => {
    poll().catch(onError)
  }
  const endings = [settings.onChanged(listener), contentStore.onPublished(listener)]
  const polling = repeat(poll, second, onError)
  return {
    current: () => content,
    version: () => version,
    withDraft: (draft) => load(shown, draft),
    async stop() {
      for (const end of endings) end()
      await polling.stop()
    },
  }
}
