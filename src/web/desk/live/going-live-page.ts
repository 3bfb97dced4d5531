import { type Context, requireSession } from '#web/desk/desk-context.ts'
import { siteContext } from '#web/site-context.ts'

export type GoingLiveData = Awaited<ReturnType<typeof loadGoingLive>>

export async function loadGoingLive(context: Context) {
  const { desk } = requireSession(context)
  const { content } = context.get(siteContext)
  const [checklist, { brand: look, revisions }] = await Promise.all([
    desk.goingLive.readChecklist(content),
    desk.site.readSite(),
  ])
  return {
    ...checklist,
    isHidden: content.isHidden,
    look,
    lookRevision: revisions.brand,
    hasLogo: content.logo !== null && content.logo.base !== null,
    counts: {
      services: content.services.length,
      products: content.products.all.length,
      projects: content.projects.all.length,
    },
  }
}
