/** The pages as the server loads them: React Router's build, and the keys to what they need. */
export * from 'virtual:react-router/server-build'
export { deskContext } from './desk/desk-context.ts'
export { siteContext } from './site-context.ts'
export { formContext } from './submitted-form.ts'
