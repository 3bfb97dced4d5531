import type { Role } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { unwrap } from '#domain/result.ts'
import { inviteFromCommandLine } from '#usecases/desk/invite-staff.ts'
import type { Season } from './season.ts'

const colleagues = {
  ruth: { name: 'Ruth Calloway', role: 'owner' },
  june: { name: 'June Park', role: 'office' },
  teo: { name: 'Teo Alvarez', role: 'helper' },
} as const satisfies Record<string, { readonly name: string; readonly role: Role }>

export type Colleague = keyof typeof colleagues

/** Finds a colleague who has joined. */
export type Staff = (who: Colleague) => StaffMember

export function addStaff({ at, desk, dependencies }: Season): Staff {
  const joined = new Map<Colleague, StaffMember>()
  for (const who of ['ruth', 'june', 'teo'] as const) {
    at([130, '07:30'], async () => {
      const { name, role } = colleagues[who]
      const { url } = unwrap(
        await inviteFromCommandLine(dependencies)(`${who}@evergreen.example`, role),
      )
      const token = new URL(url).hash.slice(1)
      const browser = { token: desk.account.newBrowserToken(), name: 'Safari on iPhone' }
      const { signedIn } = unwrap(
        await desk.account.signIn({ is: 'invitation', token, name }, browser, null),
      )
      joined.set(who, signedIn.member)
    })
  }
  return (who) => {
    const member = joined.get(who)
    if (member === undefined) throw new Error(`${who} has not joined yet`)
    return member
  }
}
