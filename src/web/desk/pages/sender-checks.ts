import { requireSession } from '#web/desk/desk-context.ts'
import type { Route } from './+types/sender-checks.ts'

/** Checks the DNS records of the sender's domain on request, since it may take seconds. */
export const loader = ({ context }: Route.LoaderArgs) =>
  requireSession(context).desk.goingLive.checkSender()
