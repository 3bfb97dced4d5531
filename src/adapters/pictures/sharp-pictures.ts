import type { PictureMaker } from '#ports/picture-maker.ts'

// sharp is a large library, and a site may run for days before it makes a picture.
const photographs = () => import('./photograph-pictures.ts')
const sitePictures = () => import('./site-pictures.ts')
const markPictures = () => import('./mark-pictures.ts')

/** Makes photographs with sharp, and those of iPhones by way of libheif. */
export function sharpPictures(): PictureMaker {
  // One at a time: each may take a few hundred megabytes.
  let before: Promise<unknown> = Promise.resolve()
  const oneAfterAnother = <T>(step: () => Promise<T>): Promise<T> => {
    const done = before.then(step)
    before = done.catch(() => {})
    return done
  }
  return {
    make: (bytes, kind) =>
      oneAfterAnother(async () => (await photographs()).makePhotograph(bytes, kind)),
    prepare: (bytes, kind) =>
      oneAfterAnother(async () => (await sitePictures()).prepareMaster(bytes, kind)),
    makeFile: (master, file) =>
      oneAfterAnother(async () => (await sitePictures()).makeFile(master, file)),
    makeIcon: (master, drawing) =>
      oneAfterAnother(async () => (await markPictures()).makeIcon(master, drawing)),
    makeInitials: (letters, drawing) =>
      oneAfterAnother(async () => (await markPictures()).makeInitials(letters, drawing)),
    makeLogo: (master, density) =>
      oneAfterAnother(async () => (await markPictures()).makeLogo(master, density)),
  }
}
