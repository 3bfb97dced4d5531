import { roleNames, roles, type Role } from '#domain/desk/roles.ts'
import { inviteFromCommandLine } from '#usecases/desk/invite-staff.ts'
import { removeStaff } from '#usecases/desk/remove-staff.ts'
import { CommandError, type Command, type CommandInput } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'
import { inColumns, stamp } from './table.ts'

export const staffInvite: Command = {
  name: 'staff invite',
  usage: 'EMAIL [--owner|--office|--helper]',
  help: 'Prints a link that opens the desk for EMAIL, once, within an hour. Without a role: office. It also lets in a colleague who is locked out, and never takes rights away.',
  options: { owner: { type: 'boolean' }, office: { type: 'boolean' }, helper: { type: 'boolean' } },
  positionals: 1,
  async run(context, { positionals: [email = ''], flags }) {
    const invite = inviteFromCommandLine(await siteDependencies(context))
    const invited = await invite(email, roleIn(flags))
    if (!invited.ok) throw new CommandError(`"${email}" is not an email address.`)
    const { url, invitation } = invited.value
    context.print(url)
    context.print(
      `For ${invitation.email} (${roleNames[invitation.role]}). It works once, until ${stamp(invitation.expiresAt)}.`,
    )
  },
}

export const staffList: Command = {
  name: 'staff list',
  usage: '',
  help: 'Lists who works at the desk, and invitations that can still be used.',
  async run(context) {
    const { staff } = await context.stores()
    const members = await staff.list()
    const invitations = await staff.openInvitations(context.now())
    if (members.length + invitations.length === 0) {
      context.print('Nobody yet. The first owner: npm run manage -- staff invite EMAIL --owner')
      return
    }
    context.print(
      inColumns([
        ['name', 'email', 'role', 'since'],
        ...members.map((each) => row(each.name, each, stamp(each.joinedAt))),
        ...invitations.map((each) => row('(invited)', each, `until ${stamp(each.expiresAt)}`)),
      ]),
    )
  },
}

export const staffRemove: Command = {
  name: 'staff remove',
  usage: 'EMAIL [--to EMAIL]',
  help: 'Removes a colleague and ends their sessions at once, or withdraws an invitation. --to names who takes their open requests and planned visits; without it nobody does.',
  options: { to: { type: 'string' } },
  positionals: 1,
  async run(context, { positionals: [email = ''], flags: { to } }) {
    const successor = typeof to === 'string' ? to : null
    const dependencies = await siteDependencies(context)
    const removed = await removeStaff(dependencies)({ email, successor, by: null })
    if (!removed.ok) {
      const { code } = removed.error
      const { staff } = dependencies
      if (code !== 'unknown-staff' || !(await staff.withdrawInvitation(email, null, context.now())))
        throw new CommandError(refusals[code](email, successor ?? ''))
      context.print(`The invitation for ${email} no longer works.`)
      return
    }
    const { member, requests, visits } = removed.value
    const whose = successor === null ? 'are assigned to nobody now' : `went to ${successor}`
    const left = [
      { what: 'Open requests', count: requests },
      { what: 'Planned visits', count: visits },
    ]
      .filter(({ count }) => count > 0)
      .map(({ what, count }) => ` ${what} that ${whose}: ${count}.`)
    context.print(`Removed ${member.name} and ended their sessions.${left.join('')}`)
  },
}

const row = (name: string, who: { readonly email: string; readonly role: Role }, since: string) => [
  name,
  who.email,
  roleNames[who.role],
  since,
]

const refusals = {
  'unknown-staff': (email: string) =>
    `Nobody at the desk has the email address ${email}. All are in: npm run manage -- staff list`,
  'last-owner': (email: string) =>
    `${email} is the only owner. Invite another first: npm run manage -- staff invite EMAIL --owner`,
  'cannot-take-over': (email: string, to: string) =>
    `${to} cannot take the work of ${email}: name another colleague, an owner or office.`,
}

function roleIn(flags: CommandInput['flags']): Role {
  const named = roles.filter((role) => flags[role] === true)
  if (named.length > 1) throw new CommandError('Give one role: --owner, --office or --helper.')
  return named[0] ?? 'office'
}
