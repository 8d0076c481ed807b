import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|immer|reselect)\//;
const CONTROLS =
  /node_modules\/(@griffel|@floating-ui|tabster|keyborg|@fluentui\/(tokens|keyboard-keys|priority-overflow|react-(button|checkbox|field|input|textarea|label|link|message-bar|positioning|portal|progress|provider|text|theme|tooltip|shared-contexts|utilities|tabster|aria|jsx-runtime|motion|motion-components-preview)))\//;
/** Of forms and of tables with cells of their own; the lists of staff need none of them. */
const FORM_CONTROLS =
  /node_modules\/@fluentui\/(chart-utilities|react-(accordion|combobox|overflow|radio|rating|switch|table|tags))\//;
/** Charts and the calendar are large and seldom needed. */
const MORE_CONTROLS =
  /node_modules\/@fluentui\/(?!chart-utilities|react-(charts|calendar-compat|icons|accordion|combobox|overflow|radio|rating|switch|table|tags)\/)/;
/** What the sign-in needs, and shares with the profile and the shell: it would otherwise be files of a few lines, or bring the frame with it. */
const KIT =
  /@fluentui\/react-icons\/|client\/src\/(shared\/(forms|page|display\/(card|journal-logo|visually-hidden|use-)|saving\/use-|session\/passkeys|theme|changes\/saving-slice)|app\/(frame\/(skip-link|first-paint)|routing\/route-handle|session\/use-sign-out|shell\/load-shell)|features\/identity\/([^.]*-api|password\/password-strength|providers\/(use-provider-start|provider-buttons)))/;
/** What each screen of a signed-in person needs. */
const FRAME =
  /client\/src\/(app\/shell\/|shared\/(data-table\/|dialogs\/(?!mail|recipients|write)|display\/|download\/|list-filters\/))/;
/** What shows an article or a person, and formatted text. */
const ARTICLE =
  /(node_modules\/dompurify\/|client\/src\/shared\/(article\/|orcid\/|people\/|rich-text\/rich-text|dialogs\/(mail|recipients|write)))/;
/** What the screens of one article and the lists of articles share. */
const OFFICE =
  /client\/src\/features\/editorial\/(api\/|shared\/(?!notes|suggested)|bulk\/(bulk-dialog|bulk-frame|export-rows|mail-request))/;
/** Values and functions only: without this, each file would come with the entry, since all are named by one `index.ts`. */
const CONTRACTS = /src\/contracts\//;
/** How texts are said; the entry needs it before the rest. */
const LANGUAGE =
  /(node_modules\/(intl-messageformat|@formatjs)\/|src\/contracts\/language\/(?!catalogue\/)|client\/src\/shared\/language\/(start|rich|language-choice))/;
/** Contracts that so many files of the build need are one file; another comes with those that need it. */
const SHARED_BY_MANY = 4;
const GROUPS = [
  { name: 'contracts', test: CONTRACTS, priority: 8, minShareCount: SHARED_BY_MANY },
  { name: 'language', test: LANGUAGE, priority: 7 },
  { name: 'framework', test: FRAMEWORK, priority: 6 },
  { name: 'controls', test: CONTROLS, priority: 5 },
  { name: 'kit', test: KIT, priority: 3 },
  { name: 'more-controls', test: MORE_CONTROLS, priority: 2 },
  { name: 'frame', test: FRAME, priority: 1.5 },
  { name: 'form-controls', test: FORM_CONTROLS, priority: 1 },
  { name: 'article', test: ARTICLE, priority: 0.5 },
  { name: 'office', test: OFFICE, priority: 0 },
];

/** A file of the build and all that it imports at once. */
function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return [...found];
  found.add(file);
  chunk.imports.forEach((name) => withImports(bundle, name, found));
  return [...found];
}

const stylesOf = (file: Rolldown.OutputBundle[string] | undefined): string[] =>
  file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];

/**
 * The entry loads the application after the language: its files are named in the page, so that they come at once all the same. Its styles
 * do not hold up the first paint.
 */
const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = withImports(bundle, Object.values(bundle).find((file) => file.name === 'start')?.fileName ?? '');
      const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
      return [
        ...files
          .map((file) => `/rrs/${file}`)
          .filter((href) => !html.includes(href))
          .map((href) => link({ rel: 'modulepreload', crossorigin: true, href })),
        ...files
          .flatMap((file) => stylesOf(bundle[file]))
          .map((file) => link({ rel: 'preload', as: 'style', crossorigin: true, href: `/rrs/${file}` })),
      ];
    },
  },
};

/** The client lives under /rrs; in development its calls go to a server started with `npm start` (PORT, by default 3000). */
export default defineConfig({
  root: here('.'),
  base: '/rrs/',
  plugins: [react(), preloadStart],
  resolve: { alias: { '@contracts': here('../src/contracts/index.ts') } },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    license: { fileName: 'third-party-licences.md' },
    // A request costs more than a few unused bytes: a few files for what all screens share, and the rest is split by use.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: CONTRACTS, sideEffects: false }] },
      output: { codeSplitting: { groups: GROUPS } },
    },
    // The editor is large but loaded only where text is written.
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
