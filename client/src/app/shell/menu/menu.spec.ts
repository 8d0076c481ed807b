import { matchRoutes, type RouteObject } from 'react-router-dom';
import { GROUP_NAMES, type GroupName, isStaff } from '@contracts';
import { ALL_FEATURES } from '../../../all-features';
import { menuFor, menuPages } from './menu';

const ALL = [
  ...['/manuscript/revision', '/manuscript/view', '/manuscript/draft', '/manuscript/submit', '/tickets', '/profile'],
  ...['/reviewerToDoList', '/reviewHistory', '/assitantEditorList', '/toDoList', '/associate/myArticle'],
  ...['/manuscript/all', '/searchManuscripts', '/allReviewers', '/associateEditors', '/reviewersStatistics'],
  ...['/associateStatistics', '/users', '/keywords', '/blacklist', '/ticketsReview', '/settings'],
  ...['/mailTemplates', '/securityLog'],
];
const everyRoute: RouteObject[] = ALL.map((path) => ({ path, handle: { title: path } }));
const AUTHOR = ALL.slice(0, 6);
const REVIEWER = ALL.slice(6, 8);

/** Spec part 1, section 2, and part 2, section 2, 'Side menu sections relevant here'. */
const EXPECTED: Record<GroupName, string[]> = {
  guest: AUTHOR,
  author: AUTHOR,
  reviewer: [...AUTHOR, ...REVIEWER],
  editor: [
    ...[...AUTHOR, ...REVIEWER, '/toDoList', '/manuscript/all', '/allReviewers', '/keywords', '/users'],
    ...['/reviewersStatistics', '/associateStatistics'],
  ],
  assistant: ALL.filter(
    (path) => !['/associate/myArticle', '/settings', '/mailTemplates', '/securityLog'].includes(path),
  ),
  'associate editor': [
    ...[...AUTHOR, ...REVIEWER, '/toDoList', '/searchManuscripts', '/blacklist', '/associateEditors'],
    ...['/ticketsReview', '/users', '/keywords', '/associate/myArticle', '/reviewersStatistics'],
  ],
  webmaster: ALL.filter((path) => path !== '/associate/myArticle'),
};

const pathsOf = (group: GroupName, routes: RouteObject[]) => menuPages(group, routes).map(({ path }) => path);

describe('The menu', () => {
  it.each(GROUP_NAMES)('shows the %s only what their group may use', (group) => {
    expect(pathsOf(group, everyRoute).sort()).toEqual([...EXPECTED[group]].sort());
  });

  it.each(GROUP_NAMES)('has at most eight lines for the work of the %s, and uses each icon once', (group) => {
    const sections = menuFor(group, ALL_FEATURES.routes);
    if (isStaff(group)) expect(sections[0]?.items.length).toBeLessThanOrEqual(8);
    const icons = sections.flatMap(({ items }) => items.map(({ icon }) => icon));
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('gives each entry the name of the page that it opens', () => {
    for (const { path, label } of menuPages('webmaster', ALL_FEATURES.routes))
      expect([path, label]).toEqual([path, matchRoutes(ALL_FEATURES.routes, path)?.at(-1)?.route.handle.title]);
  });

  it('leaves out an entry that leads nowhere', () => {
    expect(pathsOf('author', [{ path: '/profile', handle: { title: 'Profile' } }])).toEqual(['/profile']);
  });

  it('leaves out a page that is not open to the group', () => {
    const routes = [{ path: '/users', handle: { title: 'Users', groups: ['webmaster'] } }];
    expect(pathsOf('editor', routes)).toEqual([]);
    expect(pathsOf('webmaster', routes)).toEqual(['/users']);
  });

  it('has entries for every group in the actual product', () => {
    for (const group of GROUP_NAMES) expect(pathsOf(group, ALL_FEATURES.routes)).toContain('/profile');
  });
});
