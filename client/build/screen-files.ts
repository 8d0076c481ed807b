import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fileOf, withImports } from './bundle-files';

interface Screen {
  /** In react-router's syntax. */
  path: string;
  /** The source files that the screen loads, without their ending. */
  sources: string[];
  /** The first calls to the server: paths below `/api` with the parameters of the address. */
  calls: string[];
}

/** The routes of a feature that name their address and their files, without standalone pages, which have no shell. */
function screensOf(feature: string): Screen[] {
  return readFileSync(join(feature, 'routes.tsx'), 'utf8')
    .split('pageRoute({')
    .slice(1)
    .filter((route) => !route.includes("open: 'plain'"))
    .flatMap((route) => {
      const routeSource = route.slice(0, route.indexOf('\n  }),') + 1 || undefined);
      const path = /path: '([^']+)'/.exec(routeSource)?.[1];
      const sources = [...routeSource.matchAll(/import\('([^']+)'\)/g)].map(([, source = '']) => join(feature, source));
      const calls = [...(/calls: \[([^\]]*)\]/.exec(routeSource)?.[1]?.matchAll(/'([^']+)'/g) ?? [])].map(
        ([, call = '']) => call,
      );
      return path && sources.length > 0 ? [{ path, sources, calls }] : [];
    });
}

/** A regular expression for an address in react-router's syntax, with its parameters as named groups. It ignores case and a slash at the end. */
export const addressOf = (path: string): string =>
  `^${path.replaceAll(/\/:([^/]+)\?/g, '(/(?<$1>[^/]+))?').replaceAll(/:([^/]+)/g, '(?<$1>[^/]+)')}/?$`;

const parameters = ({ path }: Screen): number => path.split(':').length;

/** The screens of all features, in the order in which an address is compared with them. */
export const allScreens = (features: string): Screen[] =>
  readdirSync(features)
    .flatMap((feature) => screensOf(join(features, feature)))
    .toSorted((one, other) => parameters(one) - parameters(other));

/**
 * Writes `screens.json`: for the address of each screen of a signed-in person, the files that it needs in addition to those that the page
 * already names, and its first calls to the server. The server names them in the page (screen-needs.ts there), so that a screen does not
 * wait for the application to request them.
 */
export const screenFiles = (source: string): Plugin => ({
  name: 'screen-files',
  generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
    const files = (module: string): string[] => withImports(bundle, fileOf(bundle, module));
    const known = new Set(files(join(source, 'start')));
    const screens = allScreens(join(source, 'features')).map(({ path, sources, calls }) => ({
      address: addressOf(path),
      calls,
      files: [...new Set([join(source, 'app/shell/shell'), ...sources].flatMap(files))].filter(
        (file) => !known.has(file),
      ),
    }));
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) });
  },
});
