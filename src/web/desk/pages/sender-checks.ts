import { requireSession } from '#web/desk/desk-context.ts'
import type { Route } from './+types/sender-checks.ts'

/** What the domain says from which email leaves; asked for by a press, since it may take seconds. */
export const loader = ({ context }: Route.LoaderArgs) => requireSession(context).desk.checkSender()
