import { type ArticleState, initialState } from '../../article';
import { authorChanges, comparePeople } from './author-changes';

const author = (firstName: string) => ({
  ...{ id: firstName, firstName, middleName: null, lastName: 'Writer', email: `${firstName}@Example.org` },
  ...{ institute: null, department: null, country: null, orcid: null, city: null },
});
const sent = (revision: number, ...names: string[]): ArticleState => ({
  ...initialState('article'),
  ...{ revision, uploaderEmail: 'ada@example.org', authors: names.map(author) },
});

describe('Authors of an article', () => {
  it('who were added or removed between two submissions are a sign, with the revision', () => {
    expect(authorChanges([sent(0, 'Ada', 'Bo'), sent(1, 'Ada', 'Bo'), sent(2, 'Ada', 'Cy')])).toEqual([
      { kind: 'AUTHORS_CHANGED', revision: 2, added: ['Cy Writer'], removed: ['Bo Writer'], afterReviewBegan: false },
    ]);
    expect(authorChanges([sent(0, 'Ada')])).toEqual([]);
  });

  it('who were not on an earlier article with the same text are named, if others were', () => {
    expect(comparePeople(sent(0, 'Ada', 'Cy'), sent(0, 'Ada', 'Bo'))).toEqual({
      samePeople: true,
      newAuthors: ['Cy Writer'],
    });
    const theirs = { ...sent(0, 'Bo'), uploaderEmail: 'bo@example.org' };
    expect(comparePeople(sent(0, 'Ada'), theirs)).toEqual({ samePeople: false, newAuthors: [] });
    expect(comparePeople(sent(0, 'Ada'), null)).toEqual({ samePeople: false, newAuthors: [] });
  });
});
