import type { Company } from '#content/company.ts'
import { deletionWords, type PersonalData } from '#domain/customers/personal-data.ts'
import type { RecordPeriods } from '#domain/settings/record-periods.ts'
import type { Clock } from '#ports/clock.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { PersonFile, PersonKey, PersonPhotograph, PersonStore } from '#ports/person-store.ts'
import type { SettingsStore } from '#ports/settings-store.ts'
import { readRecordPeriods } from './record-periods.ts'

/** What looking into and erasing somebody's data needs. */
export interface PersonDependencies {
  readonly people: PersonStore
  readonly files: Pick<FileStore, 'read'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly configuredPeriods: RecordPeriods
  readonly clock: Clock
  readonly company: () => Company
}

/** What is kept of a person, and in words what deleting it takes away and what stays. */
export interface PersonReport extends PersonalData {
  readonly goes: string
  readonly stays: string | null
}

/** Everything about one person, for the desk and the command line. */
export function personalData(dependencies: PersonDependencies) {
  const { people, files, clock, company } = dependencies
  const periods = readRecordPeriods(dependencies)
  const report = async (data: PersonalData | null): Promise<PersonReport | null> => {
    if (data === null) return null
    return { ...data, ...deletionWords(data, (await periods()).moneyMonths, company().timeZone) }
  }
  const contentOf = async (kind: string | null, fileKey: string | null) => {
    const bytes = fileKey === null ? null : await files.read(fileKey)
    return bytes === null ? null : `data:${kind};base64,${bytes.toBase64()}`
  }
  const withContent = async <Row extends { readonly photographs: readonly PersonPhotograph[] }>({
    photographs,
    ...rest
  }: Row) => ({
    ...rest,
    photographs: await inTurn(photographs, async ({ fileKey, ...photograph }) => ({
      ...photograph,
      content: await contentOf('image/jpeg', fileKey),
    })),
  })
  const withFiles = async ({ requests, visits, emailsReceived, ...rest }: PersonFile) => ({
    ...rest,
    requests: await inTurn(requests, withContent),
    visits: await inTurn(visits, withContent),
    emailsReceived: await inTurn(emailsReceived, async ({ files: attached, ...email }) => ({
      ...email,
      files: await inTurn(attached, async ({ kind, fileKey, ...file }) => ({
        ...file,
        content: await contentOf(kind, fileKey),
      })),
    })),
  })
  return {
    describePerson: async (who: PersonKey) => report(await people.count(who)),
    /** With the files themselves, each as a data URL that a browser opens. */
    async readPerson(who: PersonKey) {
      const person = await people.read(who)
      return person === null ? null : withFiles(person)
    },
    /** `by` is the colleague who does it; null for the command line. */
    erasePerson: async (who: PersonKey, by: string | null) =>
      report(await people.erase(who, { by, at: clock.now() })),
  }
}

/** One after the other: together files can be large. */
async function inTurn<From, To>(
  all: readonly From[],
  read: (each: From) => Promise<To>,
): Promise<readonly To[]> {
  const done: To[] = []
  for (const each of all) done.push(await read(each))
  return done
}
