import { ARTICLE_EVENT_TYPES } from '../../src/article';
import { loadLanguage, LOG_ACTION_TYPES, speakBy } from '../../src/contracts';
import { stories } from '../../test/support/article/article-stories';
import type { ProjectedArticleEvent } from '../runner/rows/article-events';
import { entryOf } from './entry';
import { type ArticleLogRow, descriptionOf } from './index';
import type { Lookup } from './sentences/sentence';

const event = (type: string, data: object, metadata: Partial<ProjectedArticleEvent['metadata']> = {}) =>
  ({
    id: 'event-1',
    articleId: 'article-1',
    revision: 3,
    type,
    data,
    metadata: {
      userId: 'editor',
      realUserId: null,
      at: '2026-01-05T09:00:00.000Z',
      correlationId: 'spec',
      causationId: null,
      schemaVersion: 1,
      ...metadata,
    },
  }) as ProjectedArticleEvent;
const MEANINGS: Record<string, string> = {
  a: 'reviewer-7',
  f: JSON.stringify({ fileName: 'a.docx', designation: 'Manuscript', revision: 1 }),
};
const nobody = (): undefined => undefined;
const lookupFor =
  ({ type }: ProjectedArticleEvent) =>
  () =>
    type === 'FileRemoved' ? MEANINGS.f : 'somebody';

/** The sentence as it is read from the table. */
const sentenceOf = (one: ProjectedArticleEvent, lookup: Lookup = nobody): string =>
  descriptionOf(JSON.parse(JSON.stringify(entryOf(one, lookup))) as ArticleLogRow);

describe('the article log', () => {
  it('has an entry with a sentence and a known action for every event of every story', () => {
    const events = stories().flatMap((story) => story.events);
    const entries = events.map((one) => entryOf(one, lookupFor(one)));
    const texts = events.map((one) => sentenceOf(one, lookupFor(one)));
    expect(texts.filter((text) => !/^[A-Z"{].*[^ ]$/.test(text))).toEqual([]);
    expect(entries.filter(({ action_type }) => !LOG_ACTION_TYPES.includes(action_type))).toEqual([]);
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([...ARTICLE_EVENT_TYPES].sort());
  });

  it('shows the status before and after for every event that moves it', () => {
    const moves = stories().flatMap((story) => story.events.filter(({ data }) => 'from' in data));
    for (const move of moves) {
      expect(entryOf(move, nobody)).toMatchObject({
        previous_status: 'from' in move.data && move.data.from,
        current_status: 'to' in move.data && move.data.to,
      });
    }
    expect(entryOf(event('NoteAdded', { noteId: 'n', note: '' }), nobody)).toMatchObject({
      previous_status: null,
      current_status: null,
    });
  });

  it('names the review mode under which a manuscript was submitted, unless it is the usual one', () => {
    const submitted = (reviewMode: string): string =>
      sentenceOf(event('ArticleSubmitted', { reviewMode, languageService: true }, { schemaVersion: 2 }));
    expect(submitted('SINGLE_ANONYMOUS')).toBe('The article was submitted, with the language service.');
    expect(submitted('DOUBLE_ANONYMOUS')).toContain('submitted for double-anonymous review, with');
  });

  it('says that reviews may be published, and how a reviewer answered', () => {
    const textOf = (type: string, data: object): string => sentenceOf(event(type, data));
    const submitted = { reviewMode: 'OPEN', publishesReviews: true, languageService: false };
    expect(textOf('ArticleSubmitted', submitted)).toBe(
      'The article was submitted for open review, with reviews that may be published.',
    );
    const review = { assignmentId: 'a', review: { recommendation: 'None' } };
    expect(textOf('ReviewCompleted', { ...review, publication: 'NAMED' })).toMatch(
      /; it may be published with the name\.$/,
    );
    expect(textOf('ReviewCompleted', { ...review, publication: 'ANONYMOUS' })).toMatch(/published without the name\.$/);
    expect(textOf('ReviewCompleted', review)).not.toContain('published');
  });

  it('has a Dutch sentence for every event, that names the same people and days', async () => {
    const events = stories().flatMap((story) => story.events);
    const english = events.map((one) => sentenceOf(one, lookupFor(one)));
    await loadLanguage('nl');
    speakBy(() => 'nl');
    const dutch = events.map((one) => sentenceOf(one, lookupFor(one)));
    speakBy(() => 'en');
    expect(english.filter((text, place) => text === dutch[place])).toEqual([]);
    const marksIn = (texts: readonly string[]) => texts.map((text) => (text.match(/\{[^}]+\}/g) ?? []).sort());
    expect(marksIn(dutch)).toEqual(marksIn(english));
    expect(dutch).toContain('Revisie 1 is ingediend.');
  });

  it('keeps no text of an event that its sentence does not show', () => {
    const review = {
      recommendation: 'Rejection',
      commentsToEditor: 'Between us',
      general: 'Long',
      major: '',
      minor: '',
    };
    const { facts } = entryOf(event('ReviewCompleted', { assignmentId: 'a', review }), () => 'reviewer-7');
    expect(facts).toEqual({ who: 'reviewer-7', recommendation: 'Rejection', publication: null });
    const draft = entryOf(event('DraftChanged', { fields: { coverLetter: '<p>Dear editor</p>', note: '' } }), nobody);
    expect(draft.facts).toEqual({ fields: ['coverLetter', 'note'] });
    const mail = { to: ['a@example.org'], subject: 'Hello', html: '<p>Key</p>', resendOf: null };
    expect(entryOf(event('MailRequested', mail), nobody).facts).not.toHaveProperty('html');
  });

  it('names the person, the real one under login-as, or the system', () => {
    const accepted = event('ReviewerCountSet', { count: 3, previous: 2 }, { realUserId: 'webmaster' });
    expect(entryOf(accepted, nobody)).toMatchObject({
      trigger_type: 'USER',
      user_id: 'editor',
      real_user_id: 'webmaster',
    });
    const byClock = event('ReviewerNotAnswered', { assignmentId: 'a' }, { userId: null });
    expect(entryOf(byClock, nobody)).toMatchObject({ trigger_type: 'SYSTEM', user_id: null });
    const automatic = event('ReviewersMoved', { from: 'UNDER_REVIEW', to: 'REVIEWED' }, { realUserId: 'webmaster' });
    expect(entryOf(automatic, nobody)).toMatchObject({ trigger_type: 'SYSTEM', user_id: null, real_user_id: null });
  });

  it.each([
    [
      event('ReviewerMailed', { assignmentId: 'a', mailId: 'm', keyHash: 'h', dueAt: '2026-02-01T23:30:00.000Z' }),
      '{user:reviewer-7} was asked for a review, with an answer due on {day:2026-02-01T23:30:00.000Z}.',
    ],
    [
      event('DocumentGenerated', {
        file: { fileName: '2026-1-FullArticle-1.pdf', designation: 'FullArticle', revision: 0 },
      }),
      'The document "2026-1-FullArticle-1.pdf" (Full article of the first submission) was generated.',
    ],
    [
      event('FileAdded', {
        file: { fileName: 'a.docx', designation: 'RebuttalLetter', revision: 2 },
        reusedFrom: null,
      }),
      'The file "a.docx" (Letter of rebuttal of revision 2) was added.',
    ],
    [event('FileRemoved', { fileId: 'f' }), 'The file "a.docx" (Manuscript of revision 1) was removed.'],
    [event('FileRemoved', { fileId: 'old' }), 'The file of an earlier revision was removed.'],
    [event('ReviewerNotAnswered', { assignmentId: 'old' }), 'A reviewer did not answer in time.'],
    [
      event('ReviewerCancelled', { assignmentId: 'old', because: 'EDITOR' }),
      'The request to a reviewer was cancelled by the editor.',
    ],
    [
      event('ReviewerAccepted', {
        ...{ assignmentId: 'a', dueAt: '2026-03-05T10:00:00.000Z' },
        interests: { yes: true, text: 'We wrote a paper' },
      }),
      '{user:reviewer-7} agreed to review, due on {day:2026-03-05T10:00:00.000Z}, with competing interests: We wrote a paper.',
    ],
    [
      event('ReviewerDeclined', { assignmentId: 'a', reason: 'Away', suggestedColleague: 'Dr Else' }),
      '{user:reviewer-7} declined to review: Away Suggested instead: Dr Else',
    ],
    [
      event('StatusOverridden', { from: 'REJECTED', to: 'ACCEPTED', reason: 'Appeal won', mailId: null, dueAt: null }),
      'The status was overridden to Accepted: Appeal won',
    ],
    [
      event('AuthorsChanged', { authors: [{ firstName: 'Ada', lastName: '{user:editor}' }] }),
      'The authors were set: Ada (user:editor}.',
    ],
  ])('tells it in a sentence (%#)', (one, sentence) => {
    expect(sentenceOf(one, (id) => MEANINGS[id])).toBe(sentence);
  });
});
