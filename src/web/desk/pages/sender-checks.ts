import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#web/desk/desk-context.ts'

/** What the domain says from which email leaves; asked for by a press, since it may take seconds. */
export const loader = ({ context }: LoaderFunctionArgs) => visitOf(context).desk.checkSender()
