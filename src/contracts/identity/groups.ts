import { texts } from '../language/texts';

/** Groups of people, with ids and names as in the API (spec part 1, section 3; webmaster: part 2, section 3). */
export const GROUPS = [
  { id: 1, group: 'guest' },
  { id: 2, group: 'author' },
  { id: 3, group: 'reviewer' },
  { id: 4, group: 'editor' },
  { id: 5, group: 'assistant' },
  { id: 6, group: 'associate editor' },
  { id: 7, group: 'webmaster' },
] as const;

export type GroupName = (typeof GROUPS)[number]['group'];
export type GroupId = (typeof GROUPS)[number]['id'];
export const GROUP_NAMES: readonly GroupName[] = GROUPS.map((g) => g.group);

/** People of the editorial office. An associate editor is staff only for the articles assigned to them. */
export const STAFF_GROUPS: readonly GroupName[] = ['editor', 'assistant', 'associate editor', 'webmaster'];

/** Groups with the reviewer section of the menu (spec part 1, section 2). */
export const REVIEWING_GROUPS: readonly GroupName[] = ['reviewer', ...STAFF_GROUPS];

/** Groups in the list of known reviewers, from which authors nominate and exclude (lifecycle, section 4 (7)). */
export const LISTED_REVIEWER_GROUPS: readonly GroupName[] = ['reviewer'];

export const isStaff = (group: GroupName): boolean => STAFF_GROUPS.includes(group);

/** The displayed names of the groups. */
export const GROUP_LABELS: Readonly<Record<GroupName, string>> = texts({
  guest: 'guest',
  author: 'author',
  reviewer: 'reviewer',
  editor: 'editor',
  assistant: 'assistant',
  'associate editor': 'associate editor',
  webmaster: 'webmaster',
});

/** The displayed name of a group; a group that this version does not know is shown as it is. */
export const groupText = (group: string): string => (GROUP_LABELS as Readonly<Record<string, string>>)[group] ?? group;
