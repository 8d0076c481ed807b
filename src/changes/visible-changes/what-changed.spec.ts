import { articleIn } from '../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../test/support/article/article-people';
import type { ArticleState } from '../../article';
import { normalEmail } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { changesFor } from './what-changed';

const NOTHING = { lists: [], articles: [] };
const userOf = ({ kind: _kind, ...person }: (typeof PEOPLE)['author']): RequestUser => ({
  ...person,
  unproven: false,
  factorDue: null,
  language: null,
  ...{ sessionId: 's', firstName: 'Test', lastName: 'Person' },
});
const later = (state: ArticleState, changes: Partial<ArticleState>): ArticleState => {
  const streamRevision = state.streamRevision + 1;
  return { ...state, streamRevision, version: streamRevision, lastUpdateAt: '2026-09-09T00:00:00.000Z', ...changes };
};

describe('what changed for a person', () => {
  const { state } = articleIn('UNDER_REVIEW');
  const note = { noteId: 'n', note: 'Between us.', authorId: PEOPLE.editor.userId, at: '2026-09-09T00:00:00.000Z' };
  const noted = { before: state, after: later(state, { notes: [...state.notes, note] }) };

  it('is the article and its list for the office, whatever happened to it', () => {
    expect(changesFor(userOf(PEOPLE.editor), noted)).toEqual({ lists: ['todo'], articles: [state.id] });
  });

  it('is the article alone if only its log or its mails changed', () => {
    const after = { ...state, streamRevision: state.streamRevision + 1 };
    expect(changesFor(userOf(PEOPLE.editor), { before: state, after })).toEqual({ lists: [], articles: [state.id] });
  });

  it('is quiet for the office and the associate editor without a list and without news, and never for an author', () => {
    const { state: draft } = articleIn('DRAFT');
    const saved = { before: draft, after: later(draft, { fields: { ...draft.fields, articleTitle: 'Typed' } }) };
    const editor = userOf(PEOPLE.editor);
    const quiet = { lists: [], articles: [draft.id], quiet: true };
    expect(changesFor(editor, { ...saved, types: ['DraftSaved', 'DraftSaved'] })).toEqual(quiet);
    expect(changesFor(editor, { ...saved, types: ['DraftSaved', 'NoteAdded'] })).not.toHaveProperty('quiet');
    expect(changesFor(editor, saved)).not.toHaveProperty('quiet');
    expect(changesFor(userOf(PEOPLE.author), { ...saved, types: ['DraftSaved'] })).not.toHaveProperty('quiet');
    const { state: held } = articleIn('ASSOCIATE_EDITOR');
    const onList = { before: held, after: later(held, {}), types: ['MailSent'] };
    expect(changesFor(editor, onList)).toEqual({ lists: ['todo'], articles: [held.id] });
    const mailed = { ...onList, after: { ...held, streamRevision: held.streamRevision + 1 } };
    expect(changesFor(userOf(PEOPLE.associate), mailed)).toEqual({ lists: [], articles: [held.id], quiet: true });
  });

  it('is nothing for author and reviewers if what they read stays the same', () => {
    for (const who of [PEOPLE.author, PEOPLE.reviewer1, PEOPLE.reviewer2])
      expect(changesFor(userOf(who), noted)).toEqual(NOTHING);
  });

  it('is nothing for the author when the article is forwarded to an associate editor, and for others of that group', () => {
    const { state: selected } = articleIn('REVIEWER_SELECTION');
    const { state: held } = articleIn('ASSOCIATE_EDITOR');
    const after = { ...held, id: selected.id, number: selected.number };
    const change = { before: { ...after, ...later(selected, {}), associates: [] }, after };
    expect(changesFor(userOf(PEOPLE.associate), change).lists).toEqual(['todo']);
    const another = { ...userOf(PEOPLE.associate), userId: 'another', addresses: ['x@y.z'] };
    expect(changesFor(another, change)).toEqual(NOTHING);
  });

  it('is nothing for an editor who is an author, even through another account', () => {
    const editor = userOf(PEOPLE.editor);
    const [author] = state.authors;
    const real = { userId: 'other', addresses: [normalEmail(author?.email ?? '')], authenticatedOrcid: null };
    const own = { ...editor, ...real };
    expect(changesFor(own, noted)).toEqual(NOTHING);
    expect(changesFor({ ...editor, realUserId: 'real', real }, noted)).toEqual(NOTHING);
  });

  it('is the list for the author of a draft that is created or deleted', () => {
    const { state: draft } = articleIn('DRAFT');
    const gone = later(draft, { deleted: true });
    const expected = { lists: ['my-list'], articles: [draft.id] };
    expect(changesFor(userOf(PEOPLE.author), { before: { ...draft, exists: false }, after: draft })).toEqual(expected);
    expect(changesFor(userOf(PEOPLE.author), { before: draft, after: gone })).toEqual(expected);
  });

  it('is nothing for a stranger', () => {
    const stranger = { ...userOf(PEOPLE.author), userId: 'stranger', email: 'stranger@example.org' };
    expect(changesFor(stranger, noted)).toEqual(NOTHING);
  });
});
