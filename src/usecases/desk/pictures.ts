import { shapeOfOriginal, usesOfPictures, type PictureUse } from '#content/content-pictures.ts'
import type { Content } from '#content/content.ts'
import { originalPictures } from '#content/find-picture.ts'
import type { Picture } from '#content/picture.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import {
  isUnderWay,
  isUploaded,
  servedPicture,
  type LibraryPicture,
  type PictureProgress,
  type PictureText,
  type RemovedPicture,
} from '#domain/site/library-picture.ts'
import { err } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import { hasBeginnings, searchedTerms } from '#domain/customers/search-terms.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { unusedFor } from '#usecases/pictures/make-pictures.ts'
import { uploadPicture, type PictureUpload } from '#usecases/pictures/upload-picture.ts'
import { actorOf } from './actor.ts'

/** Lists of uploaded pictures and of those that came with the program. */
export type PictureShelf = 'own' | 'program'

export type ListedPicture = ReturnType<typeof listed>

/** Pictures of one page of the library. */
const pageLength = 48

export function deskPictures(dependencies: Dependencies) {
  const { pictures, clock } = dependencies
  const actor = actorOf(clock)
  const uploads = uploadPicture(dependencies, shapeOfOriginal)
  const isMaking = ({ progress }: { readonly progress: PictureProgress | null }) =>
    progress !== null && isUnderWay(progress, clock.now())

  /** A day before files are deleted, so that none is while it comes back. */
  const keptSince = () => clock.now() - unusedFor + day

  async function all(content: Content) {
    const uses = usesOfPictures(content)
    const stored = await pictures.list()
    const changed = new Map(stored.map((picture) => [picture.id, picture]))
    const own = stored
      .filter(({ id }) => isUploaded(id))
      .map((each) => listed(each.id, null, each, uses))
    const program = [...originalPictures.values()].map((original) =>
      listed(original.id, original, changed.get(original.id), uses),
    )
    return { own, program }
  }

  return {
    async listPictures(
      content: Content,
      { shelf, search, page }: { shelf: PictureShelf; search: string; page: number },
    ) {
      const shelves = await all(content)
      const found = shelves[shelf].filter(fits(search))
      const start = (Math.max(1, page) - 1) * pageLength
      return {
        pictures: found.slice(start, start + pageLength),
        place: { page: Math.max(1, page), pageLength, total: found.length },
        counts: { own: shelves.own.length, program: shelves.program.length },
        undescribed: shelves.own.filter(({ lacksDescription }) => lacksDescription).length,
        isMaking: shelves.own.concat(shelves.program).some(isMaking),
      }
    },

    /** Lists pictures for a document: the company's own first, and only finished ones. */
    async choosePictures(
      content: Content,
      { id, search, most }: { id: string | null; search: string; most: number },
    ) {
      const { own, program } = await all(content)
      const whole = [...own, ...program].filter((each) => each.picture !== null)
      const found = whole.filter(id === null ? fits(search) : (each) => each.id === id)
      const underWay = own.filter((each) => each.picture === null)
      return { pictures: found.slice(0, most), total: found.length, underWay }
    },

    /** Null for an id of nothing. */
    async readPicture(content: Content, id: string) {
      const stored = await pictures.find(id)
      const original = originalPictures.get(id) ?? null
      if (stored === null && original === null) return null
      const uses = usesOfPictures(content).get(id) ?? []
      const [focalX, focalY] = (original?.focal ?? [0.5, 0.5]).map((part) => Math.round(part * 100))
      return {
        ...listed(id, original, stored ?? undefined, new Map([[id, uses]])),
        places: uses,
        isMaking: isMaking({ progress: stored?.progress ?? null }),
        isOwn: isUploaded(id),
        focal: { x: stored?.focalX ?? focalX ?? 50, y: stored?.focalY ?? focalY ?? 50 },
        formerFile: await pictures.formerFile(id, keptSince()),
        revision: stored?.revision ?? 0,
        addedAt: stored?.addedAt ?? null,
        addedBy: stored?.addedBy ?? null,
      }
    },

    beginPicture: (upload: PictureUpload, by: StaffMember) => uploads.begin(upload, by.id),
    putPicturePart: (...part: Parameters<typeof uploads.put>) => uploads.put(...part),
    async describePicture(id: string, text: PictureText, seen: number, by: StaffMember) {
      if (!isUploaded(id) && !originalPictures.has(id)) return err({ code: 'unknown-picture' })
      return pictures.describe(id, text, seen, actor(by))
    },
    /** Shows the file from before the last replacement again; false if it no longer is that one. */
    showFormerFile: (id: string, fileId: string, by: StaffMember) =>
      pictures.showFormerFile(id, fileId, keptSince(), actor(by)),
    bringPictureBack: (removed: RemovedPicture, by: StaffMember) =>
      pictures.restore(removed, actor(by)),
    removePicture: (id: string, by: StaffMember) => pictures.remove(id, actor(by)),
  }
}

function listed(
  id: string,
  original: Picture | null,
  stored: LibraryPicture | undefined,
  uses: ReadonlyMap<string, readonly PictureUse[]>,
) {
  const file = stored?.file ?? null
  const own = file === null || stored === undefined ? null : servedPicture(stored, file)
  const hasOwnTexts = stored !== undefined && (stored.revision > 0 || original === null)
  const alt = hasOwnTexts ? stored.alt : (original?.alt ?? '')
  const places = uses.get(id) ?? []
  const progress = stored?.progress ?? null
  // Pages show the company's name as the text of its logo.
  const isOnlyLogo = places.length > 0 && places.every(({ chosenIn }) => chosenIn?.kind === 'brand')
  return {
    id,
    alt,
    name: stored?.name ?? '',
    /** Null before there is a file. */
    picture: own ?? original,
    /** Number of places in which pages use it. */
    uses: places.length,
    progress,
    lacksDescription: alt === '' && !isOnlyLogo && progress?.state !== 'refused',
    /** Whether an uploaded file replaces that of the program. */
    isReplaced: original !== null && own !== null,
  }
}

/** Whether each word that is looked for begins a word of a picture. */
function fits(search: string): (picture: ListedPicture) => boolean {
  const terms = searchedTerms(search)
  return ({ id, alt, name }) => hasBeginnings(`${id} ${alt} ${name}`, terms)
}
