import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|immer|reselect)\//;
const CONTROLS =
  /node_modules\/(@griffel|tabster|keyborg|@fluentui\/(tokens|keyboard-keys|priority-overflow|react-(button|field|input|textarea|label|link|message-bar|provider|text|theme|shared-contexts|utilities|tabster|aria|jsx-runtime|motion|motion-components-preview)))\//;
const KIT = /client\/src\/shared\/(forms|page|display\/(card|visually-hidden|use-)|saving\/use-)/;
const FIRST_PAGE = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'controls', test: CONTROLS, priority: 2 },
  { name: 'kit', test: KIT, priority: 1 },
];

/** The client lives under /rrs; in development its calls go to a server started with `npm start` (PORT, by default 3000). */
export default defineConfig({
  root: here('.'),
  base: '/rrs/',
  plugins: [react()],
  resolve: { alias: { '@contracts': here('../src/contracts/index.ts') } },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    license: { fileName: 'third-party-licences.md' },
    // What the first page needs is bundled into three files; everything else is split by use.
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_PAGE } } },
    // The editor is large but loaded only where text is written.
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
