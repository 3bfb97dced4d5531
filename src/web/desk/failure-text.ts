import { isRouteErrorResponse } from 'react-router'
import { useHasNewVersion } from './connection/new-version.ts'

interface FailureText {
  readonly title: string
  readonly text: string
}

const texts: Readonly<Record<number, FailureText>> = {
  401: {
    title: 'You are signed out',
    text: 'Your session has ended. What you typed is kept.',
  },
  403: {
    title: 'Not available for your role',
    text: 'Only an owner can change what your role may open.',
  },
  404: {
    title: 'Nothing here',
    text: 'It may have been deleted or merged into something else.',
  },
}

const failed: FailureText = {
  title: 'Something went wrong',
  text: 'This failed on our side, not on yours. What you typed is kept. Try again in a minute.',
}

const upgraded: FailureText = {
  title: 'The desk has been updated',
  text: 'This page is from before. Try again to load the new one. What you typed is kept.',
}

export function useFailureText(error: unknown): FailureText & { readonly status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const others = useHasNewVersion() ? upgraded : failed
  return { status, ...(texts[status] ?? others) }
}

/** The company's name in a refusal that came before any data of the desk; else undefined. */
export function companyNameIn(error: unknown): string | undefined {
  const name: unknown = isRouteErrorResponse(error) ? error.data?.companyName : undefined
  return typeof name === 'string' ? name : undefined
}
