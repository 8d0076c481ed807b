import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNAL_SCREENS, type ScreenIds } from './journal-screens';

const FEATURES = join(__dirname, '../../../client/src/features');

/** Routes without pictures and measurements, each with the reason. The axe specs of `test/browser` open most of them. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '/registration': 'is for people without an account: test/browser/author/author-screens.ts',
  '/setPassword': 'opens with the key of a mail: test/browser/sign-in/sign-in-pages',
  '/signInBy/:provider': 'needs a provider of sign-ins: test/browser/sign-in/sign-in-by-provider',
  '/confirm-address': 'opens with the key of a mail: test/browser/sign-in/sign-in-pages',
  '/confirmAddress': 'opens with the key of a mail: test/browser/sign-in/sign-in-pages',
  '/revertAddress': 'opens with the key of a mail: test/browser/sign-in/sign-in-pages',
  '/removeFactors': 'opens with the key of a mail: test/browser/sign-in/sign-in-pages',
  '/certificate/:code?': 'is for readers without an account: test/browser/reviewer/reviewing-record',
  '/:articleId/:reviewId/accept': 'opens with the key of a mail: test/browser/reviewer/reviewer-screens',
  '/:articleId/:reviewId/decline': 'opens with the key of a mail: test/browser/reviewer/reviewer-screens',
  '/authorship/:articleId/:requestId': 'opens with the key of a mail: test/browser/author/authorship',
  CREDIT_RETURN_PATH: 'needs a consent that ORCID gave: test/browser/reviewer/credit-at-orcid',
};

/** The addresses of all features in react-router's syntax; for an address that is a constant, its name. */
const routes = readdirSync(FEATURES)
  .flatMap((feature) =>
    readFileSync(join(FEATURES, feature, 'routes.tsx'), 'utf8')
      .split('pageRoute({')
      .slice(1),
  )
  .map((route) => /path: (?:'([^']+)'|(\w+))/.exec(route))
  .map((found) => found?.[1] ?? found?.[2] ?? '');

/** Every id is its own name. */
const IDS = new Proxy({}, { get: (_ids, name) => String(name) }) as ScreenIds;
const paths = JOURNAL_SCREENS.map(({ path }) => (typeof path === 'string' ? path : path(IDS)).replace(/\?.*$/, ''));

const hasScreen = (route: string): boolean => {
  const address = new RegExp(`^${route.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);
  return paths.some((path) => address.test(path));
};

describe('The screens that get pictures and measurements', () => {
  it('include every route of the client, except those with a reason', () => {
    expect(routes.length).toBeGreaterThan(55);
    expect(routes.filter((route) => !hasScreen(route) && !(route in EXCEPTIONS))).toEqual([]);
  });

  it('have no exception that is no route, or that has a screen', () => {
    expect(Object.keys(EXCEPTIONS).filter((route) => !routes.includes(route) || hasScreen(route))).toEqual([]);
  });

  it('have unique names, which are those of their pictures', () => {
    const names = JOURNAL_SCREENS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('include every tab of an article that the office sees', () => {
    const details = readFileSync(join(FEATURES, 'editorial/details/staff-details.tsx'), 'utf8');
    const tabs = [...details.matchAll(/case '(\w+)':/g)].map(([, tab = '']) => tab);
    const shown = JOURNAL_SCREENS.map(({ path }) => (typeof path === 'string' ? path : path(IDS)));
    expect(tabs).toContain('mails');
    expect(tabs.filter((tab) => !shown.some((path) => path.endsWith(`?tab=${tab}`)))).toEqual([]);
  });
});
