import { hasDeletable } from '#domain/customers/personal-data.ts'
import { counted } from '#domain/counts.ts'
import { isEmail } from '#domain/fields.ts'
import { personalData } from '#usecases/personal-data.ts'
import { CommandError, type Command } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'

export const privacyErase: Command = {
  name: 'privacy erase',
  usage: 'EMAIL',
  help: 'Deletes what is kept about an email address: its leads and emails, and all personal data in its bookings. Its customer goes too, unless another address, request, visit or quote is left there.',
  positionals: 1,
  async run(context, { positionals: [typed = ''] }) {
    const who = personWith(typed)
    const { email } = who
    const erased = await personalData(await siteDependencies(context)).erasePerson(who, null)
    if (erased === null) return context.print(`Nothing was found for ${email}.`)
    const { requests, registrations, emails, files, stays } = erased
    if (!hasDeletable(erased) && stays === null) {
      return context.print(`${email} was removed. No leads, bookings or emails of it were kept.`)
    }
    context.print(
      `Removed ${counted(requests, 'lead')} and the personal data of ${counted(registrations, 'booking')} of ${email}, ${counted(emails, 'email')} and ${counted(files, 'file')}.`,
    )
    if (stays !== null) context.print(`${stays}.`)
  },
}

export const privacyExport: Command = {
  name: 'privacy export',
  usage: 'EMAIL',
  help: 'Prints everything that is kept about an email address as JSON, in case the person asks for it.',
  positionals: 1,
  async run(context, { positionals: [typed = ''] }) {
    const file = await personalData(await siteDependencies(context)).readPerson(personWith(typed))
    let json = ''
    for await (const piece of file ?? []) json += piece
    context.print(json.trimEnd())
  },
}

function personWith(typed: string) {
  const email = typed.trim()
  if (!isEmail(email)) throw new CommandError(`"${typed}" is not an email address.`)
  return { is: 'address', email } as const
}
