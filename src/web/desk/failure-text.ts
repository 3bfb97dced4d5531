import { isRouteErrorResponse } from 'react-router'

/** Text in place of a page that is forbidden, missing or failed. */
export function failureText(error: unknown): {
  readonly status: number
  readonly title: string
  readonly text: string
} {
  const status = isRouteErrorResponse(error) ? error.status : 500
  switch (status) {
    case 401:
      return {
        status,
        title: 'You are signed out',
        text: 'Your session has ended. What you typed is kept.',
      }
    case 403:
      return {
        status,
        title: 'Not available for your role',
        text: 'The owner of the desk can open this for you.',
      }
    case 404:
      return {
        status,
        title: 'Nothing here',
        text: 'It may have been deleted or merged into something else.',
      }
    default:
      return {
        status,
        title: 'Something went wrong',
        text: 'This failed on our side, not on yours. What you typed is kept. Try again in a minute.',
      }
  }
}

/** The company's name in a refusal that came before any data of the desk; else undefined. */
export function companyNameIn(error: unknown): string | undefined {
  const name: unknown = isRouteErrorResponse(error) ? error.data?.companyName : undefined
  return typeof name === 'string' ? name : undefined
}
