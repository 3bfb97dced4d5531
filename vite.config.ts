import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { frameStylesOnce } from './scripts/vite/frame-styles-once.ts'
import { unusedRouterParts } from './scripts/vite/unused-router-parts.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), unusedRouterParts(), frameStylesOnce()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            // Chromium compiles all of it beside the page, and nothing of it when it runs (decision 24).
            postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
            // Few and large chunks compress better than many small ones that every page needs.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
                },
                {
                  name: 'frame',
                  test: /src[\\/](web[\\/](root|head|json-ld|site-origin|paths|picture-url|home[\\/]business-facts|layout[\\/](?!not-found)|ui[\\/](carousel|use-carousel|icon|button|card|container|contour-lines|leaf-divider|link|picture|quote-call|section-heading))|content[\\/](company|navigation)|domain[\\/]contact[\\/]map-link)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: './src/web/server-build.ts',
          // The server loads all pages at once; what comes late does so in browsers only.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, modulePreload: false },
})
