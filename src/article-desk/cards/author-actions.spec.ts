import { actionsFor, type Actor, initialState, personActor } from '../../article';
import { ARTICLE_STATUSES } from '../../contracts';
import { authorActions } from './author-actions';

const author: Actor = personActor({ userId: 'u1', email: 'a@example.org', group: 'author' });

describe('actions on an author’s card', () => {
  it.each(ARTICLE_STATUSES)('are those of the transitions table in %s', (status) => {
    const state = { ...initialState('a1'), exists: true, uploaderId: 'u1', uploaderEmail: 'a@example.org', status };
    expect(authorActions(status).sort()).toEqual(actionsFor(state, author).sort());
  });
});
