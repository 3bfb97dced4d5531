import { data } from 'react-router'
import { counted } from '#domain/counts.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { redirectFormerAddress } from '#web/former-address.ts'
import { PictureGrid } from '#web/private-pages/picture-grid.tsx'
import { privateHeaders } from '#web/private-pages/private-headers.ts'
import { PrivatePage, privateMeta } from '#web/private-pages/private-page.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/request-photographs.ts'

export const meta = privateMeta('Photographs of a request')
export const headers = privateHeaders

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { customerRequestPage } = context.get(siteContext)
  const token = params.token
  const found = await customerRequestPage.read(token)
  if (found?.opens !== 'photographs') {
    await redirectFormerAddress({ context, url })
    const ended = { photographs: null, desk: deskPaths.requests }
    return data(ended, { status: 404, headers: privateHeaders() })
  }
  return { photographs: found.photographs, token }
}

/** The photographs of a request, for a week, by the link in the owner's email. */
export default function RequestPhotographsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.photographs === null) {
    return (
      <PrivatePage title="This link has ended">
        <p className="mt-3 text-bark-soft">
          A link to photographs works for a week. At the desk they stay with the request.
        </p>
        <p className="mt-5">
          {/* The desk is a document of its own. */}
          <a href={loaderData.desk} className="font-semibold text-moss underline">
            Requests at the desk
          </a>
        </p>
      </PrivatePage>
    )
  }
  const { photographs, token } = loaderData
  return (
    <PrivatePage title={counted(photographs.length, 'photograph')}>
      <p className="mt-3 text-bark-soft">
        Sent with a request. This link opens them for a week; at the desk they stay with the
        request.
      </p>
      <PictureGrid photographs={photographs} token={token} />
    </PrivatePage>
  )
}
