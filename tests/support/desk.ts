import { company } from '#content/company.ts'
import { contentWith } from '#content/content.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, unwrap } from '#domain/result.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import type { Stores } from '#stores.ts'
import { deskUseCases } from '#usecases/desk/desk.ts'
import { inviteFromCommandLine } from '#usecases/desk/invite-staff.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { authenticator } from './authenticator.ts'
import { now as start } from './bookings.ts'
import { mailedCode, queuedEmails } from './emails.ts'
import { testDependencies } from './test-dependencies.ts'

/** A refusal as a use case answers it. */
export const refusal = (code: string, more = {}) => err({ code, ...more })

/** The use cases of the desk with those stores and a clock of their own. */
export function deskOn(
  stores: Stores,
  {
    startsAt = start,
    ...change
  }: { startsAt?: number; deskCodes?: boolean; files?: FileStore } = {},
) {
  let now = startsAt
  const dependencies = testDependencies(
    stores,
    { now: () => now },
    {
      ownerAddress: () => company.email,
      ...change,
    },
  )
  const desk = {
    ...deskUseCases(dependencies),
    inviteFromCommandLine: inviteFromCommandLine(dependencies),
    wait(ms: number) {
      now += ms
    },
  }
  return {
    ...desk,
    /** Invites a colleague and joins; returns the colleague and their session's token. */
    async join(email: string, role: Role, in_ = browser()) {
      const token = tokenOf(await desk.inviteFromCommandLine(email, role))
      const name = email.slice(0, email.indexOf('@'))
      const joined = unwrap(await desk.account.signIn({ is: 'invitation', token, name }, in_, null))
      return { member: joined.signedIn.member, session: joined.token, browser: in_ }
    },
    /** Gives a colleague a passkey. */
    async makePasskey(member: StaffMember) {
      const key = authenticator()
      const { challenge } = await desk.account.startPasskey(member)
      unwrap(await desk.account.addPasskey(member, key.create({ challenge }), browser()))
      return key
    },
    readEmails: () => queuedEmails(dependencies),
    mailedCode: () => mailedCode(dependencies),
  }
}

let browsers = 0

/** A browser that has never signed in. */
export const browser = () => ({ token: `browser-${(browsers += 1)}`, name: 'Chrome on Linux' })

/** The token at the end of an invitation's link. */
export function tokenOf(invited: {
  readonly ok: boolean
  readonly value?: { readonly url: string }
}) {
  return invited.value?.url.split('#')[1] ?? ''
}

/** The content of the site as visitors see it. */
export const shownContent = async (stores: Stores) =>
  contentWith((await readSiteEdits(stores)).edits, defaultRecordPeriods)

/** A request as a colleague takes it down after a call. */
export const byHand = {
  firstName: 'Nell',
  lastName: '',
  email: '',
  phone: '4705550188',
  address: { street1: '', city: '', state: 'GA', zip: '', addressType: 'Home' },
  services: ['soil-mulch', 'nothing-we-know'],
  details: 'Wall block, 4 pallets',
} as const
