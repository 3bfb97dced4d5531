/** The pages as the server loads them: React Router's build, and what pages ask of the server. */
export * from 'virtual:react-router/server-build'
export { pageServices } from './page-services.ts'
