import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The client lives under /rrs; in development its calls go to a server started with `npm start` (PORT, by default 3000). */
export default defineConfig({
  root: here('.'),
  base: '/rrs/',
  plugins: [react()],
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // The editor is loaded only where text is written, and is large by nature.
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
