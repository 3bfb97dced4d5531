import { CompiledQuery } from 'kysely'
import { createLog } from '#adapters/system/log.ts'
import { randomIds, systemClock } from '#adapters/system/system.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { unwrap } from '#domain/result.ts'
import { inviteFromCommandLine } from '#usecases/desk/invite-staff.ts'
import type { Config } from '#config.ts'
import { openStores } from '#stores.ts'
import { addCustomers } from './customers.ts'
import { addEvents } from './events.ts'
import { addOtherEmail } from './replies.ts'
import { addQuotes } from './quotes.ts'
import { addPayments } from './payments.ts'
import { addRequests } from './requests.ts'
import { newSeason } from './season.ts'
import { addSite } from './site.ts'
import { addStaff } from './staff.ts'
import { addVisits } from './visits.ts'

const log = createLog('warn')

/** Plays the whole season into an empty folder of data. */
export async function makeSeason(config: Config): Promise<void> {
  const stores = await openStores(config, log)
  // A season that is interrupted is made anew, so its steps need not wait for the disk.
  await stores.database.db.executeQuery(CompiledQuery.raw('pragma synchronous = off'))
  try {
    const season = await newSeason(config, log, stores)
    const staff = addStaff(season)
    addRequests(season, staff)
    addEvents(season)
    addCustomers(season, staff)
    addOtherEmail(season)
    addVisits(season, staff)
    addQuotes(season, staff)
    addPayments(season, staff)
    addSite(season, staff)
    await season.play()
  } finally {
    await stores.database.close()
  }
}

/** A link that lets the owner in once; null once they have joined. */
export async function invitation(config: Config, owner: string): Promise<string | null> {
  const stores = await openStores(config, log)
  try {
    if ((await stores.staff.findByEmail(owner)) !== null) return null
    return unwrap(
      await inviteFromCommandLine({
        staff: stores.staff,
        secrets: systemSecrets(config.secret),
        clock: systemClock,
        ids: randomIds,
        publicUrl: config.publicUrl,
      })(owner, 'owner'),
    ).url
  } finally {
    await stores.database.close()
  }
}
