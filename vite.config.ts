import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few and large chunks compress better than many small ones that every page needs.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
                },
                {
                  name: 'frame',
                  test: /src[\\/](web[\\/](root|layout[\\/](?!not-found)|ui[\\/](icon|button|container|contour-lines|picture))|content[\\/](company|navigation)|domain[\\/]contact)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/server-build.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
})
