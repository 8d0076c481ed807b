import { cardRows } from '../../../projections/article-card/rows';
import { articleIn, heldArticleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import { actionsFor, holderOf } from '../../article';
import { ARTICLE_STATUSES } from '../../contracts';
import { cardActions } from './card-actions';

describe('actions on a card', () => {
  it.each(ARTICLE_STATUSES)('are those of the article itself in %s', (status) => {
    for (const { state } of [articleIn(status), heldArticleIn(status)].filter((one) => one !== null)) {
      const [row] = cardRows(state);
      for (const actor of [PEOPLE.editor, PEOPLE.assistant, PEOPLE.associate, PEOPLE.webmaster]) {
        const isHolder = holderOf(state) === actor.userId;
        const expected = actor.group !== 'associate editor' || isHolder ? actionsFor(state, actor) : [];
        expect(row && cardActions(row, actor)).toEqual(expected);
      }
    }
  });

  it('include the rating of reviews once there is one', () => {
    const [before] = cardRows(articleIn('UNDER_REVIEW').state);
    const [after] = cardRows(articleIn('REVIEWED').state);
    expect(before && cardActions(before, PEOPLE.editor)).not.toContain('rate-review');
    expect(after && cardActions(after, PEOPLE.editor)).toContain('rate-review');
  });

  it('are none for people outside the office', () => {
    const [row] = cardRows(articleIn('NEW_ARTICLE').state);
    expect(row && cardActions(row, PEOPLE.author)).toEqual([]);
  });
});
