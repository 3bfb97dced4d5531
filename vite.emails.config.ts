import { defineConfig } from 'vite'

/** Emails as one file for the server, which cannot run `.tsx` by itself. */
export default defineConfig({
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  build: {
    ssr: 'src/adapters/mail/email-markup.tsx',
    outDir: 'build/emails',
    copyPublicDir: false,
  },
})
