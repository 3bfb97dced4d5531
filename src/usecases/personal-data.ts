import { deletionText, type PersonalData } from '#domain/customers/personal-data.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { isRecord } from '#domain/is-record.ts'
import type { PersonFile, PersonKey, StoredFile } from '#ports/person-store.ts'
import type { Dependencies } from './dependencies.ts'
import { actorOf } from './desk/actor.ts'
import { readRecordPeriods } from './read-settings.ts'

/** Stored data of a person, with texts of what deletion removes and what stays. */
export interface PersonReport extends PersonalData {
  readonly goes: string
  readonly stays: string | null
}

/** Exports and deletes the data of one person, for the desk and the command line. */
export function personalData(dependencies: Dependencies) {
  const { people, files, activity, clock, company } = dependencies
  const report = async (data: PersonalData | null): Promise<PersonReport | null> => {
    if (data === null) return null
    const { moneyMonths } = await readRecordPeriods(dependencies)
    return { ...data, ...deletionText(data, moneyMonths, company().timeZone) }
  }
  /** Sequential, since all files together may exceed the memory. */
  async function* jsonOf(person: PersonFile): AsyncGenerator<string> {
    const stored: StoredFile[] = []
    const json = JSON.stringify(
      person,
      (_name, value: unknown) => {
        if (!isStoredFile(value)) return value
        stored.push(value)
        return value.fileKey
      },
      2,
    )
    let written = 0
    for (const { fileKey, kind } of stored) {
      const name = JSON.stringify(fileKey)
      const at = json.indexOf(name, written)
      yield json.slice(written, at)
      const bytes = await files.read(fileKey)
      yield bytes === null ? 'null' : `"data:${kind};base64,${bytes.toBase64()}"`
      written = at + name.length
    }
    yield `${json.slice(written)}\n`
  }
  return {
    describePerson: async (who: PersonKey) => report(await people.count(who)),
    /** As JSON, in pieces; each file is a data URL that a browser opens. */
    async readPerson(who: PersonKey): Promise<AsyncIterable<string> | null> {
      const person = await people.read(who)
      return person === null ? null : jsonOf(person)
    },
    /** The same for a colleague, which the activity records. */
    async exportCustomer(id: string, by: StaffMember): Promise<AsyncIterable<string> | null> {
      const person = await people.read({ is: 'customer', id })
      if (person === null) return null
      await activity.record(actorOf(clock)(by), 'customer', id, { kind: 'person-exported' })
      return jsonOf(person)
    },
    /** `by` is the colleague; null for the command line. */
    erasePerson: async (who: PersonKey, by: string | null) =>
      report(await people.erase(who, { by, at: clock.now() })),
  }
}

const isStoredFile = (value: unknown): value is StoredFile => isRecord(value) && 'fileKey' in value
