import type { Plugin } from 'vite'

const folder = 'react-router/dist/production/lib'

/**
 * Parts of React Router that this site never runs, and what stands in for them in the browser.
 * `fog-of-war` finds routes while the visitor reads; ours all come with the page
 * (`routeDiscovery: initial`). `instrumentation` is for tracing, which nobody asked for here.
 * A name that React Router adds and we lack stops the build.
 */
const standIns: Readonly<Record<string, string>> = {
  [`${folder}/dom/ssr/fog-of-war.js`]: `
    export const URL_LIMIT = 7680
    export const isFogOfWarEnabled = () => false
    export const useFogOFWarDiscovery = () => {}
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const getPartialManifest = (manifest) => manifest
    const unused = () => { throw new Error('Routes are not discovered on this site') }
    export {
      unused as getManifestPath,
      unused as getPathsWithAncestors,
      unused as handleClientVersionMismatch,
    }`,
  [`${folder}/router/instrumentation.js`]: `
    export const instrumentationResultMetaContext = null
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler`,
}

/**
 * Functions of React Router that no page of this site calls, and what keeps them in: a name that is
 * set on them, or one place that could. Without it the bundler finds them unused by itself.
 */
const cuts: readonly (readonly [file: string, kept: string, instead: string])[] = [
  [`${folder}/dom/lib.js`, 'Form.displayName = "Form";', ''],
  [`${folder}/dom/lib.js`, 'const Form = React', 'const Form = /* @__PURE__ */ React'],
  // No link of ours is a page to be fetched ahead.
  [
    `${folder}/dom/ssr/components.js`,
    'function PrefetchPageLinks(',
    'const PrefetchPageLinks = () => null; function fetchAhead(',
  ],
]

/** Leaves unused parts of React Router out of what visitors load; stops when they have moved. */
export function unusedRouterParts(): Plugin {
  const met = new Set<unknown>()
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /(fog-of-war|instrumentation)\.js$/ },
      handler(id) {
        const part = Object.keys(standIns).find((file) => id.endsWith(file))
        const code = part === undefined ? undefined : standIns[part]
        if (part === undefined || code === undefined) return null
        met.add(part)
        return { code, moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/.*(dom\/lib|ssr\/components)\.js$/ },
      handler(code, id) {
        let cut = code
        for (const [file, kept, instead] of cuts) {
          if (!id.endsWith(file) || !cut.includes(kept)) continue
          met.add(kept)
          cut = cut.replace(kept, instead)
        }
        return { code: cut, map: null }
      },
    },
    buildEnd(error) {
      const wanted = [...Object.keys(standIns), ...cuts.map(([, kept]) => kept)]
      const missing = wanted.filter((part) => !met.has(part))
      if (error === undefined && missing.length > 0) {
        this.error(`React Router has moved ${missing.join(' and ')}`)
      }
    },
  }
}
