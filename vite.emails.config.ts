import { defineConfig } from 'vite'

/** Builds emails as one file for the server, which cannot run `.tsx` itself. */
export default defineConfig({
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  build: {
    ssr: 'src/adapters/mail/email-markup.tsx',
    outDir: 'build/emails',
    copyPublicDir: false,
  },
})
