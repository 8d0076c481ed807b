import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|immer|reselect)\//;
const CONTROLS =
  /node_modules\/(@griffel|@floating-ui|tabster|keyborg|@fluentui\/(tokens|keyboard-keys|priority-overflow|react-(button|checkbox|field|input|textarea|label|link|message-bar|positioning|portal|progress|provider|text|theme|tooltip|shared-contexts|utilities|tabster|aria|jsx-runtime|motion|motion-components-preview)))\//;
/** Charts and the calendar are large and seldom needed. */
const MORE_CONTROLS = /node_modules\/@fluentui\/(?!react-(charts|calendar-compat|icons)\/)/;
/** Also what the sign-in shares with the profile, which would otherwise be files of a few lines. */
const KIT =
  /client\/src\/(shared\/(forms|page|display\/(card|visually-hidden|use-)|saving\/use-)|features\/identity\/(factors\/factors-api|providers\/use-provider-start))/;
/** What each screen of a signed-in person needs. */
const FRAME = /client\/src\/(app\/shell|shared\/(article|data-table|dialogs|display|download|list-filters|people))\//;
/** What the screens of one article and the lists of articles share. */
const OFFICE = /client\/src\/features\/editorial\/(api|shared|bulk\/(bulk-dialog|bulk-frame|export-rows|mail-request))/;
const ICONS = /node_modules\/@fluentui\/react-icons\//;
const GROUPS = [
  { name: 'framework', test: FRAMEWORK, priority: 6 },
  { name: 'controls', test: CONTROLS, priority: 5 },
  { name: 'icons', test: ICONS, priority: 4 },
  { name: 'kit', test: KIT, priority: 3 },
  { name: 'more-controls', test: MORE_CONTROLS, priority: 2 },
  { name: 'frame', test: FRAME, priority: 1 },
  { name: 'office', test: OFFICE, priority: 0 },
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
    // A request costs more than a few unused bytes: a few files for what all screens share, and the rest is split by use.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    // The editor is large but loaded only where text is written.
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
