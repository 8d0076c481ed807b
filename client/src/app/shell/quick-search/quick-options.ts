import type { RouteObject } from 'react-router-dom';
import { fullName, type GroupName, type QuickHit, type User } from '@contracts';
import { personPath } from '../../../shared/people/person-link';
import { menuPages } from '../menu/menu';
import type { MenuIcon } from '../menu/menu-icons';

export interface ScreenOption {
  kind: 'screen';
  id: string;
  path: string;
  label: string;
  icon: MenuIcon;
}

export interface ArticleOption {
  kind: 'article';
  id: string;
  path: string;
  hit: QuickHit;
}

export interface PersonOption {
  kind: 'person';
  id: string;
  path: string;
  name: string;
  /** Text that distinguishes people with the same name. */
  about: string;
}

export type QuickOption = ScreenOption | ArticleOption | PersonOption;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** True if each typed word is the start of some word of the label. */
function matchesWords(label: string, typed: string): boolean {
  const words = folded(label).split(/[\s-]+/u);
  return folded(typed)
    .split(/\s+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The screens in this group's menu by name; all of them while the field is empty. */
export const screensFor = (group: GroupName, routes: RouteObject[], typed: string): ScreenOption[] =>
  menuPages(group, routes)
    .filter(({ label }) => matchesWords(label, typed))
    .map(({ path, label, icon }) => ({
      kind: 'screen',
      id: `screen${path.replaceAll('/', '-')}`,
      path,
      label,
      icon,
    }));

/** A person's own draft opens in the wizard; every other article opens with its details. */
const pathOf = ({ id, relation, status }: QuickHit): string =>
  relation === 'own' && status === 'DRAFT' ? `/manuscript/submit/${id}` : `/articleDetails/${id}`;

export const articlesOf = (hits: readonly QuickHit[]): ArticleOption[] =>
  hits.map((hit) => ({ kind: 'article', id: `article-${hit.id}`, path: pathOf(hit), hit }));

const aboutOf = ({ group, institute, email }: User): string => [group.group, institute ?? email].join(', ');

export const peopleOf = (people: readonly User[]): PersonOption[] =>
  people.map((one) => ({
    kind: 'person',
    id: `person-${one.id}`,
    path: personPath(one.id),
    name: fullName(one),
    about: aboutOf(one),
  }));
