import { type Context, requireSession } from '#web/desk/desk-context.ts'
import { siteContext } from '#web/site-context.ts'

/** The services that can be asked for; null while the platform that has them is down. */
export async function knownServices(
  context: Context,
): Promise<readonly { readonly id: string; readonly name: string }[] | null> {
  const { report } = context.get(siteContext)
  try {
    const services = await requireSession(context).desk.listServices()
    return services.map(({ id, name }) => ({ id, name }))
  } catch (error) {
    report(error)
    return null
  }
}
