import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { everyCommand } from '../../../../test/support/article/article-commands';
import { articleIn, heldArticleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { ARTICLE_STATUSES, DECISIONS, FINAL_STATUSES, OVERRIDE_STATUSES } from '../../../contracts';
import { lifecycleDiagram } from '../../catalogue/lifecycle-diagram';
import { type Actor, type ArticleCommand, Refusal, type RefusalKind } from '../commands';
import { ARTICLE_EVENT_TYPES } from '../fold/evolve';
import { rolesOf } from '../people/roles';
import { REVIEWING_STATUSES } from './status-sets';
import { type Role, ROLES, TRANSITIONS } from './transitions';

/** An actor for each role, and actors without a role. */
const ACTORS: [string, Actor, readonly Role[]][] = [
  ['the uploader', PEOPLE.author, ['A']],
  ['the assistant', PEOPLE.assistant, ['S']],
  ['the editor', PEOPLE.editor, ['E']],
  ['the webmaster', PEOPLE.webmaster, ['W']],
  ['the associate editor', PEOPLE.associate, ['AE']],
  ['the system', SYSTEM, ['T']],
  ['a reviewer', PEOPLE.reviewer1, ['R']],
  ['a co-author', PEOPLE.coAuthor, []],
  ['a stranger', PEOPLE.stranger, []],
  ['another associate editor', PEOPLE.otherAssociate, []],
  ['somebody with a wrong key', { kind: 'key', assignmentId: 'assignment-1', keyHash: 'wrong' }, []],
];

function refusalOf(article: ArticleBuilder, command: ArticleCommand, actor: Actor): RefusalKind | null {
  try {
    article.decide(command, actor);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

/** The expected result from the table alone, without the decider's code. W has the rights of S and E. */
function isInTable(command: string, status: string, roles: ReadonlySet<Role>): boolean {
  const held = roles.has('W') ? [...roles, 'S', 'E'] : [...roles];
  return TRANSITIONS.some(
    (row) =>
      row.command === command && row.from.some((from) => from === status) && row.by.some((role) => held.includes(role)),
  );
}

const ARTICLES: [string, () => ArticleBuilder][] = ARTICLE_STATUSES.flatMap((status) => {
  const plain: [string, () => ArticleBuilder] = [status, () => articleIn(status)];
  const held = heldArticleIn(status);
  return held ? [plain, [`${status}, held by an associate editor`, () => heldArticleIn(status) ?? held]] : [plain];
});

describe.each(ARTICLES)('an article in %s', (_name, build) => {
  const article = build();
  const commands = everyCommand(article.state).filter((command) => command.type !== 'StartDraft');

  it.each(ACTORS)('lets %s do exactly what the table allows', (_who, actor, expectedRoles) => {
    const roles = rolesOf(article.state, actor);
    const named = roles.has('W') ? ['W'] : [...roles];
    expect(named.filter((role) => !expectedRoles.some((expected) => expected === role))).toEqual([]);
    for (const command of commands) {
      const kind = refusalOf(article, command, actor);
      const isClosed = kind === 'FORBIDDEN' || kind === 'TRANSITION';
      const allowed = isInTable(command.type, article.state.status, roles);
      if (!allowed) expect([command.type, isClosed]).toEqual([command.type, true]);
      if (allowed && !NEEDS_A_REQUEST.includes(command.type))
        expect([command.type, isClosed]).toEqual([command.type, false]);
    }
  });

  it('refuses to be started again', () => {
    const command: ArticleCommand = { type: 'StartDraft', data: { articleId: article.articleId, number: '2026-9' } };
    expect(refusalOf(article, command, PEOPLE.author)).toBe('TRANSITION');
  });
});

/** A request's own status (lifecycle, section 3) may forbid these even if the article's status allows them. */
const NEEDS_A_REQUEST: readonly string[] = [
  'RemoveReviewer',
  'MailReviewers',
  'RemindReviewer',
  'AcceptReview',
  'DeclineReview',
  'MarkNoAnswer',
  'SetReviewFile',
  'CompleteReview',
  'WithdrawPublication',
  'SendBackReview',
  'CancelReview',
  'ChangeReviewDueDate',
  'RateReview',
  'AnswerAuthorship',
];

describe('the table of transitions', () => {
  it('has a row for every command', () => {
    const commands = everyCommand(articleIn('REVIEWED').state).map((command) => command.type);
    expect(new Set(TRANSITIONS.map((row) => row.command))).toEqual(new Set([...commands, 'ReviewersMoved']));
    expect(ARTICLE_EVENT_TYPES).toContain('ReviewersMoved');
  });

  it('has no other roles, and only the override leads out of final statuses', () => {
    expect(TRANSITIONS.flatMap((row) => row.by).filter((role) => !ROLES.includes(role))).toEqual([]);
    const out = TRANSITIONS.filter((row) => row.to.length > 0 && row.from.some((one) => FINAL_STATUSES.includes(one)));
    expect(out.map((row) => row.command)).toEqual(['Override']);
  });

  it('has the targets of override and decision as in lifecycle.md, for every status but DRAFT', () => {
    const to = (command: string) => TRANSITIONS.filter((row) => row.command === command).flatMap((row) => row.to);
    expect(to('Decide')).toEqual(DECISIONS);
    expect(to('Override')).toEqual([...OVERRIDE_STATUSES, ...REVIEWING_STATUSES]);
  });

  it.each(ARTICLES)('records only moves of its rows on the way to %s', (_name, build) => {
    for (const { type, data } of build().events) {
      if (!('to' in data) || !('from' in data)) continue;
      const rows = TRANSITIONS.filter((row) => row.from.includes(data.from) && row.to.includes(data.to));
      expect([type, rows.length > 0]).toEqual([type, true]);
    }
  });
});

describe('docs/lifecycle-diagram.md', () => {
  it('shows the present table; scripts/draw-lifecycle.mjs generates it again', () => {
    const page = readFileSync(join(__dirname, '../../../../docs/lifecycle-diagram.md'), 'utf8');
    expect(page).toBe(lifecycleDiagram());
  });
});
