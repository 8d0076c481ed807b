import type { ArticleCardRow } from '../../../projections/article-card';
import { articleIn, heldArticleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import { actionsFor, type ArticleState, holderOf } from '../../article';
import { ARTICLE_STATUSES } from '../../contracts';
import { cardActions } from './card-actions';

const rowOf = (state: ArticleState): ArticleCardRow =>
  ({
    article_id: state.id,
    status: state.status,
    revision: state.revision,
    uploader_id: state.uploaderId,
    uploader_email: state.uploaderEmail,
    associate_id: holderOf(state),
    associate_due_at: null,
  }) as ArticleCardRow;

describe('actions on a card', () => {
  it.each(ARTICLE_STATUSES)('are those of the article itself in %s', (status) => {
    for (const { state } of [articleIn(status), heldArticleIn(status)].filter((one) => one !== null)) {
      for (const actor of [PEOPLE.editor, PEOPLE.assistant, PEOPLE.associate, PEOPLE.webmaster]) {
        const held = actor.group !== 'associate editor' || holderOf(state) === actor.userId;
        const expected = held ? actionsFor(state, actor).filter((action) => action !== 'rate-review') : [];
        expect(cardActions(rowOf(state), actor)).toEqual(expected);
      }
    }
  });
});
