import { requireSession } from '#web/desk/desk-context.ts'
import { searchedText } from '#web/desk/lists/list-address.ts'
import { pictureTile } from '#web/desk/pictures/picture-tile.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/picture-choices.ts'

/** Maximum of pictures offered without a search. */
const maxOffered = 60

/** Pictures for the picker, or the one with `id`. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const found = await requireSession(context).desk.pictures.choosePictures(content, {
    id: searchParams.get('id'),
    search: searchedText(searchParams),
    most: maxOffered,
  })
  return {
    total: found.total,
    pictures: found.pictures.map(pictureTile),
    underWay: found.underWay.map(pictureTile),
  }
}
