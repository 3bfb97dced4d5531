/** The pages as the server loads them: React Router's build, and the key to what they need. */
export * from 'virtual:react-router/server-build'
export { siteContext } from './site-context.ts'
