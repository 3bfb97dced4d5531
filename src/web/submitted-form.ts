import { createContext, type RouterContextProvider } from 'react-router'

/** Set by the server, which parses each form once; null for requests without a form. */
export const formContext = createContext<FormData | null>(null)

/** The submitted form, for actions: the body of the request itself is used up. */
export function submittedForm(context: Readonly<RouterContextProvider>): FormData {
  const form = context.get(formContext)
  if (form === null) throw new Error('This request has no form')
  return form
}
