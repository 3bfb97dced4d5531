import { beforeEach, describe, expect, test } from 'vitest'
import {
  maxPhotographBytes,
  maxPhotographs,
  partSize,
  photographFiles,
  unclaimedFor,
} from '#domain/photographs/photograph.ts'
import { err, ok } from '#domain/result.ts'
import { heldTransaction } from '#support/held-transaction.ts'
import { newLead, request } from '#support/leads.ts'
import { newPhotographId } from '#support/photographs.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('photographs on %s', (_, open) => {
  const stores = newForEachTest(open)
  beforeEach(async () => {
    await stores.leads.saveContact(newLead())
    await stores.leads.complete('lead-1', request(), () => [])
  })

  const id = newPhotographId()
  const visitor = { by: null, at: 3_000 }
  const lead = { is: 'request', id: 'lead-1' } as const
  const now = { begun: 0, empty: 0, awaited: 0, removed: 0 }
  const begin = (size = 10) => stores.photographs.begin({ id, size, caption: 'Gate', at: 2_000 })

  test('two processes that count the same part count it once', async () => {
    await begin(2 * partSize)
    await Promise.all([
      stores.photographs.markArrived(id, 0),
      stores.photographs.markArrived(id, 0),
    ])
    expect(await stores.photographs.upload(id)).toMatchObject({ arrived: 1, state: 'uploading' })
    await stores.photographs.markArrived(id, 1)
    expect(await stores.photographs.upload(id)).toMatchObject({ arrived: 2, state: 'received' })
  })

  test('one process makes a photograph, another after that one was killed, and finally none', async () => {
    await begin()
    await stores.photographs.markArrived(id, 0)
    const claim = (now: number) => stores.photographs.claim(now, now + 100)
    const both = await Promise.all([claim(1), claim(1)])
    expect(both.filter((claimed) => claimed !== null)).toEqual([{ id, size: 10 }])
    expect(await claim(50)).toBeNull()
    expect(await claim(101)).toEqual({ id, size: 10 })
    expect(await claim(201)).toEqual({ id, size: 10 })
    expect(await claim(301)).toBeNull()
    expect(await stores.photographs.upload(id)).toMatchObject({ state: 'refused' })
  })

  test('a look for photographs to make waits for no writer while there is none', async () => {
    const writing = await heldTransaction(stores.database.db, (tx) =>
      tx.deleteFrom('file_removals').execute(),
    )
    expect(await stores.photographs.claim(1, 101)).toBeNull()
    await writing.commit()
  })

  test('the upload is deleted with the final state, which never changes again', async () => {
    const given = async () => (await stores.fileRemovals.list(9)).filter((key) => key.includes(id))
    await begin(2 * partSize)
    await stores.photographs.markArrived(id, 0)
    await stores.photographs.markArrived(id, 1)
    for (const now of [1, 2, 3]) await stores.photographs.claim(now, now + 1)
    expect(await given()).toEqual([])
    await stores.photographs.claim(4, 5)
    expect(await stores.photographs.upload(id)).toMatchObject({ refusal: 'too-slow' })
    const parts = [0, 1].map(photographFiles(id).part)
    expect((await given()).toSorted()).toEqual(parts)
    // The slow process ends late, and a later one finds nothing to do.
    await stores.fileRemovals.forget(parts)
    expect(await stores.photographs.markReady(id, { width: 4, height: 3 })).toBe(true)
    expect((await given()).toSorted()).toEqual(parts)
    await stores.photographs.markRefused(id, 'unreadable')
    expect(await stores.photographs.upload(id)).toMatchObject({ state: 'ready', refusal: null })

    const other = newPhotographId()
    await stores.photographs.begin({ id: other, size: 10, caption: '', at: 2_000 })
    await stores.photographs.markArrived(other, 0)
    await stores.photographs.markRefused(other, 'unreadable')
    expect(await stores.fileRemovals.list(9)).toContain(photographFiles(other).part(0))
  })

  test('a request has its photographs before they have arrived, and counts them', async () => {
    await stores.photographs.add(lead, [id], visitor)
    await stores.photographs.add(lead, [id], visitor)
    await begin()
    expect(await stores.photographs.list('lead-1')).toMatchObject([
      { id, caption: 'Gate', state: 'uploading', arrived: 0, size: 10, by: null },
    ])
    const activity = await stores.activity.list(null, 10)
    expect(activity.map(({ kind }) => kind)).toEqual(['photographs-added', 'request-arrived'])
    expect(
      await stores.photographs.add({ is: 'request', id: 'nobody' }, [id], visitor),
    ).toMatchObject({ ok: false })
  })

  test('a request that is sent again has the photographs that were added meanwhile', async () => {
    const again = () =>
      stores.leads.complete('lead-1', request({ id: 'request-2' }), () => [], [id])
    for (const _ of [1, 2]) expect(await again()).toEqual(ok({ requestId: 'request-1' }))
    expect(await stores.photographs.list('lead-1')).toMatchObject([{ id }])
    const activity = await stores.activity.list(null, 10)
    expect(activity.map(({ kind }) => kind)).toEqual(['photographs-added', 'request-arrived'])
  })

  test('a customer adds five at most, even at the same time', async () => {
    const some = Array.from({ length: maxPhotographs }, newPhotographId)
    const others = Array.from({ length: maxPhotographs }, newPhotographId)
    const added = await Promise.all([
      stores.photographs.add(lead, some, visitor),
      stores.photographs.add(lead, others, visitor),
    ])
    expect(added.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stores.photographs.list('lead-1')).toHaveLength(maxPhotographs)
  })

  test('a photograph that has not arrived after a day does not count, and is deleted after another', async () => {
    const dead = Array.from({ length: maxPhotographs }, newPhotographId)
    await stores.photographs.add(lead, dead, visitor)
    await begin()
    await stores.photographs.markArrived(id, 0)
    const other = newPhotographId()
    const addAt = (at: number) => stores.photographs.add(lead, [id, other], { by: null, at })
    expect(await addAt(visitor.at + unclaimedFor - 1)).toMatchObject(err({ code: 'too-many' }))
    expect(await addAt(visitor.at + unclaimedFor + maxPhotographs)).toMatchObject({ ok: true })
    const before = { ...now, awaited: visitor.at + maxPhotographs }
    const gone = await stores.photographs.listUnclaimed(before, 10)
    expect(gone.toSorted()).toEqual(dead.toSorted())
    // One arrives just before the deletion.
    const [late = ''] = dead
    await stores.photographs.begin({ id: late, size: 10, caption: '', at: 9_000 })
    await stores.photographs.markArrived(late, 0)
    for (const each of gone) await stores.photographs.delete(each, before)
    expect((await stores.photographs.list('lead-1')).map((each) => each.id).toSorted()).toEqual(
      [id, other, late].toSorted(),
    )
  })

  test('an announced photograph takes no room from others, and is deleted after an hour', async () => {
    const announced = Array.from({ length: 150 }, newPhotographId)
    for (const each of announced) {
      const photograph = { id: each, size: maxPhotographBytes, caption: '', at: 2_000 }
      expect((await stores.photographs.begin(photograph)).ok).toBe(true)
    }
    await begin(2 * partSize)
    await stores.photographs.markArrived(id, 0)
    const gone = await stores.photographs.listUnclaimed({ ...now, empty: 2_001 }, 200)
    expect(gone.toSorted()).toEqual(announced.toSorted())
  })

  test('photographs without a request have 2 GB, which those of a request do not share', async () => {
    const begun = { caption: '', at: 2_000 }
    await stores.photographs.begin({ ...begun, id, size: maxPhotographBytes })
    const row = {
      created_at: 0,
      caption: '',
      state: 'received',
      size: 2 ** 30,
      arrived: 1024,
    } as const
    const { db } = stores.database
    const rows = ['one', 'two'].map((each) => ({ ...row, id: each }))
    await db.insertInto('photographs').values(rows).execute()
    expect(await stores.photographs.hasSpaceFor(id, 1)).toBe(false)
    const another = { ...begun, id: newPhotographId(), size: 1 }
    expect(await stores.photographs.begin(another)).toMatchObject(err({ code: 'full' }))
    await stores.photographs.add(lead, [id], visitor)
    expect(await stores.photographs.hasSpaceFor(id, 1)).toBe(true)
    // One that its request has claimed before its upload begins.
    const claimed = { ...another, id: newPhotographId() }
    await stores.photographs.add(lead, [claimed.id], visitor)
    expect((await stores.photographs.begin(claimed)).ok).toBe(true)
    await stores.photographs.add(lead, ['one'], visitor)
    expect((await stores.photographs.begin(another)).ok).toBe(true)
  })

  test('photographs are deleted with the request, at once', async () => {
    await begin()
    await stores.photographs.add(lead, [id], visitor)
    expect(await stores.photographs.listUnclaimed(now, 10)).toEqual([])
    await stores.people.erase({ is: 'address', email: 'rosa@example.com' }, { by: null, at: 4_000 })
    expect(await stores.photographs.find(id)).toMatchObject({ requestId: null })
    expect(await stores.photographs.listUnclaimed(now, 10)).toEqual([id])
    await stores.photographs.delete(id, now)
    expect(await stores.photographs.upload(id)).toBeNull()
  })
})
