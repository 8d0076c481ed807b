import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { preloadStart } from './build/preload-start';
import { screenFiles } from './build/screen-files';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|immer|reselect)\//;
const CONTROLS =
  /node_modules\/(@griffel|@floating-ui|tabster|keyborg|@fluentui\/(tokens|keyboard-keys|priority-overflow|react-(button|checkbox|field|input|textarea|label|link|message-bar|positioning|portal|progress|provider|text|theme|tooltip|shared-contexts|utilities|tabster|aria|jsx-runtime|motion|motion-components-preview)))\//;
/** The controls of small forms and of folded parts; the lists of staff need none of them. */
const FORM_CONTROLS = /node_modules\/@fluentui\/react-(accordion|overflow|radio|rating|switch)\//;
/** The controls of search fields with several values, and of tables with their own cells: large, and needed on few screens. */
const LIST_CONTROLS = /node_modules\/@fluentui\/(chart-utilities|react-(combobox|table|tags))\//;
/** All other controls except charts and the calendar, which are large and rarely needed. */
const MORE_CONTROLS =
  /node_modules\/@fluentui\/(?!chart-utilities|react-(charts|calendar-compat|icons|accordion|combobox|overflow|radio|rating|switch|table|tags)\/)/;
/**
 * The modules that the sign-in needs and shares with the profile and the shell. Otherwise they would be files of a few lines, or the
 * sign-in would load the whole frame.
 */
const KIT =
  /react-icons\/lib\/(?!atoms)|client\/src\/(start\.tsx|shared\/(forms|page|display\/(card|journal-logo|visually-hidden|use-)|saving\/use-|session\/passkeys|theme|changes\/saving-slice)|app\/(frame\/(skip-link|first-paint)|routing\/route-handle|session\/use-sign-out|shell\/load-shell)|features\/identity\/([^.]*-api|password\/password-strength|providers\/(use-provider-start|provider-buttons)))/;
/** The modules that each screen of a signed-in person needs, with the controls of the lists and most icons. */
const FRAME =
  /client\/src\/(app\/shell\/|shared\/(data-table\/|dialogs\/(?!mail|recipients|write)|display\/|download\/|list-filters\/))/;
const ICON = /@fluentui\/react-icons\/lib\/atoms\//;
/** The modules that show an article or a person, and formatted text. */
const ARTICLE =
  /(node_modules\/dompurify\/|client\/src\/shared\/(article\/|orcid\/|people\/|rich-text\/rich-text|dialogs\/write))/;
/** The editor of mails, loaded when a person writes one. */
const MAIL = /client\/src\/shared\/dialogs\/(mail|recipients)/;
/** The modules that the screens of one article and the lists of articles share. */
const OFFICE =
  /client\/src\/features\/editorial\/(api\/|shared\/(?!notes|suggested)|bulk\/(bulk-dialog|bulk-frame|export-rows|mail-request))/;
/** The modules that show the files of a manuscript and the manuscript itself: to the office, reviewers and authors. */
const READING =
  /(client\/src\/shared\/(viewer\/(?!pdf-engine)|files\/(file-names|file-table|file-thumbnail|file-flags))|src\/contracts\/(review\/publication|integrity\/similarity)\.)/;
/** The modules that change the files of a manuscript, except the dialogs that put them in order. */
const FILES = /client\/src\/shared\/(files\/|figures\/figure-places)/;
/** The frame around the screens of one article, and the modules that they share. */
const WORKSPACE =
  /client\/src\/features\/editorial\/(frame\/(?!workspace-frame)|authorship\/(facts|remind|authorship-words)|integrity\/|details\/figure-thumbnails|reviewers\/candidates\/candidate-words|decide\/decision\/recommended|shared\/(notes|suggested))/;
/**
 * Contracts contain only values and functions (test/architecture/contracts.spec.ts). Each file is loaded with the modules that use it,
 * although one `index.ts` exports all of them.
 */
const CONTRACTS = /src\/contracts\//;
/** The modules that the entry needs before the application is loaded: for texts, and for the storage of the session. */
const FIRST =
  /(node_modules\/(intl-messageformat|@formatjs)\/|src\/contracts\/language\/(?!catalogue\/)|client\/src\/shared\/(language\/(start|rich|language-choice)|session\/(session-storage|screen-files|first-calls)))/;
/** Contracts that this many output files need form one file; other contracts are loaded with the files that need them. */
const SHARED_BY_MANY = 4;
/** An icon of a single page is loaded with that page. */
const inFrame = (id: string, build: Rolldown.ChunkingContext): string | null => {
  const users = build.getModuleInfo(id)?.importers ?? [];
  return ICON.test(id) && users.length === 1 && !users.some((user) => FRAME.test(user)) ? null : 'frame';
};

/** The first matching group gets a file, together with the modules that only this file needs. */
const GROUPS = [
  { name: 'first', test: FIRST, priority: 16 },
  { name: 'contracts', test: CONTRACTS, priority: 15, minShareCount: SHARED_BY_MANY },
  { name: 'framework', test: FRAMEWORK, priority: 14 },
  { name: 'controls', test: CONTROLS, priority: 13 },
  { name: 'kit', test: KIT, priority: 12 },
  {
    name: inFrame,
    debugName: 'frame',
    test: (id: string) => ICON.test(id) || FRAME.test(id) || MORE_CONTROLS.test(id),
    priority: 11,
  },
  { name: 'form-controls', test: FORM_CONTROLS, priority: 10 },
  { name: 'list-controls', test: LIST_CONTROLS, priority: 9 },
  { name: 'article', test: ARTICLE, priority: 8 },
  { name: 'reading', test: READING, priority: 7 },
  { name: 'mail', test: MAIL, priority: 6 },
  { name: 'office', test: OFFICE, priority: 5 },
  { name: 'workspace', test: WORKSPACE, priority: 4 },
  { name: 'files', test: FILES, priority: 3 },
];

/** The client lives under /rrs; in development its calls go to a server started with `npm start` (PORT, by default 3000). */
export default defineConfig({
  root: here('.'),
  base: '/rrs/',
  plugins: [react(), preloadStart(here('./src')), screenFiles(here('./src'))],
  resolve: { alias: { '@contracts': here('../src/contracts/index.ts') } },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    license: { fileName: 'third-party-licences.md' },
    // A request costs more than a few unused bytes. So there are a few files for the parts that all screens share, and the rest is split by
    // use.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: CONTRACTS, sideEffects: false }] },
      output: { codeSplitting: { groups: GROUPS } },
    },
    // The editor is large but loaded only where text is written.
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
