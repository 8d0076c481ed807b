import type { Plugin } from 'vite';
import { fileOf, withImports } from './bundle-files';

/**
 * The entry imports the application only after the language. The page names the application's files, so that they load immediately all the
 * same.
 */
export const preloadStart = (source: string): Plugin => ({
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const start = fileOf(bundle, `${source}/start`);
      if (withImports(bundle, fileOf(bundle, `${source}/main`)).includes(start))
        throw new Error(
          'The entry imports the application at once, which then reads its texts before the language is known (vite.config.ts, FIRST).',
        );
      return withImports(bundle, start)
        .map((file) => `/rrs/${file}`)
        .filter((href) => !html.includes(href))
        .map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' }));
    },
  },
});
