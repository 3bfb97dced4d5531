import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import * as z from 'zod/mini'

/** A chosen photograph, as this browser stores it until it has arrived. */
export interface PreservedPhotograph {
  /** Identifies it to the server across repeated uploads. */
  readonly id: string
  readonly name: string
  readonly caption: string
  /** Whether its form was sent, or its visit knows it, so that only its bytes are missing. */
  readonly isSubmitted: boolean
}

/** Stores the photographs of one form in this browser, so that they survive a reload. */
export interface PhotographStorage {
  readonly read: () => Promise<
    readonly { readonly kept: PreservedPhotograph; readonly blob: Blob }[]
  >
  /** Stores the current list; the bytes of all others are deleted. */
  readonly list: (photographs: readonly PreservedPhotograph[]) => Promise<void>
  readonly saveBytes: (id: string, blob: Blob) => Promise<void>
}

/** The server keeps unused photographs as long, in milliseconds. */
const preservedForMs = 24 * 60 * 60 * 1000

const listShape = z.object({
  at: z.number(),
  photographs: z.array(
    z.object({ id: z.string(), name: z.string(), caption: z.string(), isSubmitted: z.boolean() }),
  ),
})

/** Bytes rather than files: not every browser reads a file again after a reload. */
const bytesShape = z.object({ type: z.string(), bytes: z.instanceof(ArrayBuffer) })

const listKey = (form: string) => `form ${form}`
const bytesKey = (id: string) => `bytes ${id}`

/** Opened on first use: where the browser has no storage or forbids it, nothing is stored. */
let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('photographs', 'chosen'))

/** Prefixes of the forms whose photographs were deleted since the page was loaded. */
const forgotten: string[] = []

/** Stores the photographs of the form with that name; abandoned ones are deleted after a day. */
export function photographStorage(form: string): PhotographStorage {
  let listed: readonly string[] = []
  const before = forgotten.length
  // Uploads that end after a sign-out must not store their names again.
  const isForgotten = () => forgotten.slice(before).some((prefix) => form.startsWith(prefix))
  return {
    read: () =>
      orNothing([], async () => {
        await forgetOldPhotographs()
        const list = await readList(listKey(form))
        listed = list.map(({ id }) => id)
        const found = []
        for (const kept of list) {
          const read = bytesShape.safeParse(await get(bytesKey(kept.id), store()))
          if (!read.success) continue
          const { bytes, type } = read.data
          found.push({ kept, blob: new Blob([bytes], { type }) })
        }
        return found
      }),

    list: (photographs) =>
      orNothing(undefined, async () => {
        if (isForgotten()) return
        const ids = photographs.map(({ id }) => id)
        const gone = listed.filter((id) => !ids.includes(id))
        listed = ids
        if (ids.length === 0) await del(listKey(form), store())
        else await set(listKey(form), { at: Date.now(), photographs }, store())
        await delMany(gone.map(bytesKey), store())
      }),

    saveBytes: (id, blob) =>
      orNothing(undefined, async () => {
        const bytes = await blob.arrayBuffer()
        if (listed.includes(id) && !isForgotten())
          await set(bytesKey(id), { type: blob.type, bytes }, store())
      }),
  }
}

/** Deletes the photographs of all forms whose names begin with a prefix. */
export function forgetPhotographs(formPrefix: string): Promise<void> {
  forgotten.push(formPrefix)
  return orNothing(undefined, () => forgetLists((key) => key.startsWith(listKey(formPrefix))))
}

/** Deletes the photographs of forms that nobody has worked on for a day. */
export async function forgetOldPhotographs(): Promise<void> {
  const before = Date.now() - preservedForMs
  await forgetLists(async (key) => {
    const list = listShape.safeParse(await get(key, store()))
    return !list.success || list.data.at < before
  })
}

async function forgetLists(isOver: (key: string) => boolean | Promise<boolean>): Promise<void> {
  const all = (await keys<string>(store())).map(String)
  const gone: string[] = []
  const staying = new Set<string>()
  for (const key of all.filter((each) => each.startsWith(listKey('')))) {
    if (await isOver(key)) gone.push(key)
    else for (const { id } of await readList(key)) staying.add(bytesKey(id))
  }
  const bytes = all.filter((key) => key.startsWith(bytesKey('')) && !staying.has(key))
  if (gone.length + bytes.length > 0) await delMany([...gone, ...bytes], store())
}

const readList = async (key: string) =>
  listShape.safeParse(await get(key, store())).data?.photographs ?? []

/** Ignores failures, since the page has the photographs as well. */
async function orNothing<T>(nothing: T, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch {
    return nothing
  }
}
