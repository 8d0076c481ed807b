import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../test/support/article/article-in-status';
import { candidate, PEOPLE } from '../../../../test/support/article/article-people';
import { given } from '../../../../test/support/article/given';
import { ARTICLE_STATUSES } from '../../../contracts';
import type { ArticleCommand } from '../commands';
import { rolesOf } from '../people/roles';
import { actionsFor, blockedActions, refusalsFor, staffActions } from './actions';

describe('the actions of staff in a list', () => {
  it.each(ARTICLE_STATUSES)('are those of the article itself: %s', (status) => {
    for (const { state } of [articleIn(status), heldArticleIn(status) ?? articleIn(status)])
      for (const person of [PEOPLE.editor, PEOPLE.assistant, PEOPLE.webmaster, PEOPLE.associate]) {
        const roles = rolesOf(state, person);
        if (person === PEOPLE.associate && !roles.has('AE')) continue;
        const openness = { status, hindered: blockedActions(state) };
        expect(staffActions(openness, roles)).toEqual(actionsFor(state, person));
      }
  });

  it('are none for a person without a role', () => {
    for (const status of ['DRAFT', 'REVIEWED'] as const)
      expect(staffActions({ status, hindered: [] }, new Set())).toEqual([]);
  });
});

describe('an article that is not there', () => {
  it('has no actions and no reasons', () => {
    const deleted = articleIn('DRAFT').do({ type: 'DeleteDraft', data: {} }, PEOPLE.author);
    for (const { state } of [deleted, new ArticleBuilder()])
      expect([actionsFor(state, PEOPLE.author), refusalsFor(state, PEOPLE.author)]).toEqual([[], {}]);
  });
});

describe('assigning an associate editor without a mail', () => {
  const assign: ArticleCommand = {
    type: 'AssignAssociate',
    data: { associate: candidate(PEOPLE.associate), mail: null },
  };

  it('sets the number of reviewers only before the check, and only when it differs', () => {
    given(articleIn('NEW_ARTICLE')).when(assign, PEOPLE.editor).then.events('AssociateAssigned');
    const checked = articleIn('REVIEWED').setCount(1);
    checked.settings.defaultReviewersRequired = 3;
    given(checked)
      .when(assign, PEOPLE.editor)
      .then.events('AssociateAssigned')
      .event('AssociateAssigned', { mailId: null });
  });
});
