import { mayActFor, mayChangeGroup, maySetGroup } from './group-rules';
import { GROUP_NAMES, type GroupName } from './groups';

type Move = readonly [caller: GroupName, from: GroupName, to: GroupName];

const MOVES: readonly Move[] = GROUP_NAMES.flatMap((caller) =>
  GROUP_NAMES.flatMap((from) => GROUP_NAMES.map((to): Move => [caller, from, to])),
);
const EVERYBODY = 'guest author reviewer editor assistant associate webmaster';

/** Lifecycle, section 1, 'Group changes', as a table: from and to which groups each group may move people. Only webmasters change a webmaster's group. */
const TABLE: Partial<Record<GroupName, { from: string; to: string }>> = {
  webmaster: { from: EVERYBODY, to: EVERYBODY },
  editor: {
    from: 'guest author reviewer editor assistant associate',
    to: 'guest author reviewer assistant associate',
  },
  assistant: {
    from: 'guest author reviewer editor assistant associate',
    to: 'guest author reviewer assistant associate',
  },
  'associate editor': { from: 'guest author reviewer', to: 'guest author reviewer' },
};
const listed = (names: string | undefined, group: GroupName): boolean =>
  (names ?? '').split(' ').includes(group === 'associate editor' ? 'associate' : group);

describe('the rule about groups', () => {
  it('matches the table of the lifecycle for all 343 moves', () => {
    expect(MOVES).toHaveLength(343);
    const wrong = MOVES.filter(([caller, from, to]) => {
      const expected = listed(TABLE[caller]?.from, from) && listed(TABLE[caller]?.to, to);
      return mayChangeGroup(caller, from, to) !== expected;
    });
    expect(wrong).toEqual([]);
  });

  it('lets only a webmaster make an editor or a webmaster', () => {
    const raised = MOVES.filter(([caller, from, to]) => mayChangeGroup(caller, from, to)).filter(
      ([caller, , to]) => caller !== 'webmaster' && ['editor', 'webmaster'].includes(to),
    );
    expect(raised).toEqual([]);
  });

  it('is the same for a new account, which had no group before', () => {
    for (const [caller, , to] of MOVES) expect(maySetGroup(caller, to)).toBe(listed(TABLE[caller]?.to, to));
  });

  it('lets staff log in as other people, but never as a member of a higher group', () => {
    const who = (caller: GroupName): GroupName[] => GROUP_NAMES.filter((target) => mayActFor(caller, target));
    expect(Object.fromEntries(GROUP_NAMES.map((caller) => [caller, who(caller)]))).toEqual({
      guest: [],
      author: [],
      reviewer: [],
      'associate editor': ['guest', 'author', 'reviewer', 'associate editor'],
      assistant: GROUP_NAMES.filter((group) => group !== 'webmaster'),
      editor: GROUP_NAMES.filter((group) => group !== 'webmaster'),
      webmaster: GROUP_NAMES,
    });
  });
});
