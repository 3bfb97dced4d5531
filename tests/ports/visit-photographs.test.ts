import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/desk/roles.ts'
import { maxPerRequest, removedFor } from '#domain/photographs/photograph.ts'
import { err, unwrap } from '#domain/result.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { newPhotographId } from '#support/photographs.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { setVisit } from '#support/visits.ts'

const startsAt = Date.parse('2027-04-12T12:00:00Z')

describe.each(storesOnEachDatabase)('photographs from visits in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores, { startsAt }))

  const join = async (name: string, role: Role) =>
    (await desk.join(`${name}@example.com`, role)).member

  let later = 0
  /** A photograph that has arrived and is made. */
  async function made(): Promise<string> {
    const id = newPhotographId()
    await stores.photographs.begin({ id, size: 10, caption: '', at: startsAt + (later += 1) })
    await stores.photographs.markArrived(id, 0)
    await stores.photographs.markReady(id, { width: 4, height: 3 })
    return id
  }
  const requireSession = (id: string) => ({ is: 'visit', id }) as const
  const at = { begun: 0, empty: 0, awaited: 0, removed: startsAt }
  const swept = (begun: number, removed = 0) =>
    stores.photographs.listUnclaimed({ ...at, begun, removed }, 10)

  test('a helper adds photographs from their own visit, which are on the request', async () => {
    const [ruth, teo, ana] = [
      await join('ruth', 'owner'),
      await join('teo', 'helper'),
      await join('ana', 'helper'),
    ]
    const requestId = await desk.requests.addRequestByHand(byHand, ruth)
    const theirs = await made()
    await stores.photographs.add({ is: 'request', id: requestId }, [theirs], {
      by: null,
      at: startsAt,
    })
    const visit = await setVisit(stores, {
      subject: { is: 'request', id: requestId },
      assignedTo: teo.id,
    })
    const ours = await made()
    const revisionOfRequest = async () =>
      (await desk.requests.findRequest(requestId))?.work.revision
    const revision = await revisionOfRequest()
    expect(
      await desk.photographs.addPhotographs(requireSession(visit.id), [ours], ana),
    ).toMatchObject(err({ code: 'unknown-subject' }))
    unwrap(await desk.photographs.addPhotographs(requireSession(visit.id), [ours], teo))
    // A colleague who has the request open can still save.
    expect(await revisionOfRequest()).toBe(revision)

    expect(await desk.photographs.listPhotographs(requestId)).toMatchObject([
      { id: theirs, by: null, visitId: null },
      { id: ours, by: { name: 'teo' }, visitId: visit.id },
    ])
    const shown = (await desk.photographs.photographsOfVisits([{ id: visit.id, requestId }]))({
      id: visit.id,
      requestId,
    })
    expect(shown.map(({ id }) => id)).toEqual([theirs, ours])
    const found = await desk.requests.findRequest(requestId)
    expect(found?.timeline).toContainEqual(
      expect.objectContaining({
        is: 'visit',
        by: 'teo',
        step: expect.objectContaining({ count: 1 }),
      }),
    )
  })

  test('a helper removes only their own, and a removed one can be restored for a minute', async () => {
    const [ruth, teo] = [await join('ruth', 'owner'), await join('teo', 'helper')]
    const visit = await setVisit(stores, { assignedTo: teo.id })
    const subject = requireSession(visit.id)
    const [first, second] = [await made(), await made()]
    await desk.photographs.addPhotographs(subject, [first], ruth)
    await desk.photographs.addPhotographs(subject, [second], teo)
    const idsThere = async () =>
      (await stores.photographs.listOfVisits([{ id: visit.id, requestId: null }])).map(
        ({ id }) => id,
      )
    expect(await desk.photographs.removePhotograph(subject, first, teo)).toBe(false)
    expect(await desk.photographs.removePhotograph(subject, second, teo)).toBe(true)
    expect(await idsThere()).toEqual([first])
    expect(await stores.photographs.find(second)).toBeNull()
    expect(await desk.photographs.restorePhotograph(subject, second, teo)).toBe(true)
    expect(await idsThere()).toEqual([first, second])

    expect(await desk.photographs.removePhotograph(subject, first, ruth)).toBe(true)
    expect(await swept(startsAt, startsAt - 1)).toEqual([])
    desk.wait(removedFor)
    expect(await desk.photographs.restorePhotograph(subject, first, ruth)).toBe(false)
    expect(await swept(startsAt, startsAt)).toEqual([first])
    for (const id of [first, second]) await stores.photographs.delete(id, at)
    expect(await stores.photographs.upload(first)).toBeNull()
    expect(await idsThere()).toEqual([second])
    const activity = (await stores.activity.list(null, 9)).map(({ kind }) => kind)
    expect(activity.filter((kind) => kind.includes('photograph-')).toSorted()).toEqual([
      'visit-photograph-removed',
      'visit-photograph-removed',
      'visit-photograph-restored',
    ])
  })

  test('photographs of a visit without a request are deleted with it, and not before', async () => {
    const ruth = await join('ruth', 'owner')
    const visit = await setVisit(stores, { name: 'Nell', email: 'nell@example.com', phone: '' })
    const ids = [await made(), await made()]
    await desk.photographs.addPhotographs(requireSession(visit.id), ids, ruth)
    const many = Array.from({ length: maxPerRequest - 1 }, newPhotographId)
    expect(
      await desk.photographs.addPhotographs(requireSession(visit.id), many, ruth),
    ).toMatchObject(err({ code: 'too-many' }))
    expect(await swept(startsAt + 100)).toEqual([])
    const nell = { is: 'address', email: 'nell@example.com' } as const
    await stores.people.erase(nell, { by: ruth.id, at: startsAt })
    expect((await swept(0)).toSorted()).toEqual(ids.toSorted())
  })
})
