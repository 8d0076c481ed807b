import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { ARTICLE_STATUSES } from '../../../contracts';
import type { RecordedEvent } from '../../../platform/event-store/port';
import type { MailEventData, QuarantineEventData } from '../events';
import { schemaVersionOf, upcast } from '../upcasters';
import { ARTICLE_EVENT_TYPES, evolve, isArticleEventType } from './evolve';
import { initialState } from './initial-state';

const SAMPLES = join(__dirname, '../../../../test/fixtures/events');
const MAIL_EVENTS: (keyof MailEventData)[] = ['MailRequested', 'MailSent', 'MailFailed', 'MailBounced', 'MailAnswered'];
const QUARANTINE_EVENTS: (keyof QuarantineEventData)[] = ['EventQuarantined', 'EventReleased'];

const sample = (file: string): RecordedEvent => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as RecordedEvent;
const files = readdirSync(SAMPLES).filter((file) => file.endsWith('.json'));

describe('the frozen samples of events', () => {
  it('exist for every type in every version that was ever written', () => {
    const versions = ARTICLE_EVENT_TYPES.flatMap((type) =>
      Array.from({ length: schemaVersionOf(type) }, (_all, index) => `${type}.v${index + 1}.json`),
    );
    const quarantine = QUARANTINE_EVENTS.map((type) => `${type}.v1.json`);
    const mails = MAIL_EVENTS.map((type) => `${type}.v1.json`);
    expect(new Set(files)).toEqual(new Set([...versions, ...mails, ...quarantine]));
  });

  it.each(files)('%s has the type and version of its file name', (file) => {
    const { type, metadata } = sample(file);
    expect(file).toBe(`${type}.v${metadata.schemaVersion}.json`);
  });

  const ofArticle = files.filter((file) => isArticleEventType(sample(file).type));

  it.each(ofArticle)('%s folds into an empty article', (file) => {
    const event = sample(file);
    const state = evolve(initialState('sample'), upcast(event));
    expect(state.streamRevision).toBe(event.revision);
  });

  it.each(ofArticle)('%s folds into articles in every status', (file) => {
    for (const status of ARTICLE_STATUSES) {
      const { state } = articleIn(status);
      const next = evolve(state, { ...upcast(sample(file)), revision: state.streamRevision + 1 });
      expect(next.streamRevision).toBe(state.streamRevision + 1);
    }
  });
});

describe('folding an article', () => {
  it('throws on a type that is not of an article, rather than skip it', () => {
    const event = { ...sample('NoteAdded.v1.json'), type: 'SomethingElse' };
    expect(() => upcast(event)).toThrow('SomethingElse');
  });

  it('never changes the state that it starts from', () => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      Object.values(value).forEach(freeze);
      Object.freeze(value);
    };
    const { events } = articleIn('MINOR_REVISION');
    const last = events.reduce((state, event) => {
      freeze(state);
      return evolve(state, event);
    }, initialState('article-1'));
    expect(last.status).toBe('MINOR_REVISION');
  });

  it('counts neither mails, nor generated documents, nor the documents that they replace as a new version', () => {
    const article = new ArticleBuilder().start().complete().addFile({ designation: 'Additional' });
    const before = article.state;
    article.overview();
    expect(article.events.at(-2)?.type).toBe('FileRemoved');
    expect(article.state.version).toBe(before.version);
    expect(article.state.streamRevision).toBe(before.streamRevision + 2);
    expect(article.state.files.filter((file) => file.designation === 'Overview')).toHaveLength(1);
  });

  it('counts a new version when a person deletes a generated document', () => {
    const article = articleIn('NEW_ARTICLE');
    const overview = article.state.overviewFileId ?? '';
    article.do({ type: 'RemoveFiles', data: { fileIds: [overview] } }, PEOPLE.assistant);
    expect(article.state).toMatchObject({ version: article.state.streamRevision, overviewFileId: null });
  });

  it.each([
    [
      'the title',
      (a: ArticleBuilder) => a.do({ type: 'ChangeDraft', data: { fields: { articleTitle: 'B' } } }, PEOPLE.author),
    ],
    ['the authors', (a: ArticleBuilder) => a.do({ type: 'ChangeDraft', data: { authors: [] } }, PEOPLE.author)],
    ['a file', (a: ArticleBuilder) => a.addFile({ designation: 'Additional' })],
    [
      'a suggested reviewer',
      (a: ArticleBuilder) =>
        a.do({ type: 'SuggestReviewer', data: { fullName: 'A', email: 'a@b.org' } }, PEOPLE.author),
    ],
  ])('treats the overview as outdated once %s changes', (_what, change) => {
    const article = new ArticleBuilder().start().complete();
    expect(article.state.overviewFileId).not.toBeNull();
    change(article);
    expect(article.state.overviewFileId).toBeNull();
    expect(article.overview().state.overviewFileId).not.toBeNull();
  });

  it('keeps the overview while the office adds and removes files of its own, which the author does not see', () => {
    const article = articleIn('NEW_ARTICLE');
    const { overviewFileId, authorLastUpdateAt } = article.state;
    expect(overviewFileId).not.toBeNull();
    article.after(1).addFile({ designation: 'CoverLetter' }, PEOPLE.assistant);
    const letter = article.state.files.at(-1);
    expect(letter?.designation).toBe('CoverLetter');
    expect(article.state).toMatchObject({ overviewFileId, authorLastUpdateAt });
    article.after(1).do({ type: 'RemoveFiles', data: { fileIds: [letter?.fileId ?? ''] } }, PEOPLE.assistant);
    expect(article.state).toMatchObject({ overviewFileId, authorLastUpdateAt });
    article.after(1).addFile({ designation: 'Additional' }, PEOPLE.assistant);
    expect(article.state).toMatchObject({ overviewFileId: null, authorLastUpdateAt: article.at });
  });

  it('records who changed the article last; null for the system', () => {
    const article = articleIn('UNDER_REVIEW');
    expect(article.state.lastUserId).toBe(PEOPLE.reviewer2.userId);
    const id = article.invite(PEOPLE.reviewer3);
    article.after(15).do({ type: 'MarkNoAnswer', data: { assignmentId: id } }, SYSTEM);
    expect(article.state.lastUserId).toBeNull();
  });

  it('keeps what the author may not know out of the author’s dates', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const { authorStatusSince, authorLastUpdateAt, statusSince } = article.state;
    article.after(1).assignAssociate();
    expect(article.state.statusSince).not.toBe(statusSince);
    expect(article.state).toMatchObject({ authorStatusSince, authorLastUpdateAt });
    article.after(1).do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.associate);
    expect(article.state.authorStatusSince).toBe(article.at);
  });

  it('keeps an override that the author is not shown out of the author’s dates', () => {
    const article = articleIn('UNDER_REVIEW');
    const { authorLastUpdateAt, authorLastUserId } = article.state;
    const override = { type: 'Override', data: { status: 'RETURNED_TO_EDITOR', reason: 'Wait.', mail: null } } as const;
    article.after(1).do(override, PEOPLE.editor);
    expect(article.state).toMatchObject({ status: 'RETURNED_TO_EDITOR', authorLastUpdateAt, authorLastUserId });
    article.after(1).decideOn('REJECTED');
    expect(article.state).toMatchObject({
      authorLastUpdateAt: article.at,
      authorLastUserId: PEOPLE.editor.userId,
    });
  });

  it('keeps the place of a figure and the time of each file', () => {
    const article = new ArticleBuilder().start();
    article
      .addFile({ designation: 'Figure', figureTitle: '1' })
      .addFile({ designation: 'SupplementaryFigures', extension: 'png' });
    expect(article.state.files.map((file) => file.figureOrder)).toEqual([1, 2]);
    expect(article.state.fileAdditions).toHaveLength(2);
  });
});

describe('upcasting', () => {
  const steps = { NoteAdded: [(data: unknown) => ({ ...(data as object), note: '<p>as of version 2</p>' })] };

  it('passes an old event through every later version', () => {
    const event = upcast(sample('NoteAdded.v1.json'), steps);
    expect(event.data).toMatchObject({ note: '<p>as of version 2</p>' });
    expect(event.metadata.schemaVersion).toBe(2);
    expect(schemaVersionOf('NoteAdded', steps)).toBe(2);
  });

  it('does not change an event of the present version', () => {
    const event = sample('NoteAdded.v1.json');
    const present = { ...event, metadata: { ...event.metadata, schemaVersion: 2 } };
    expect(upcast(present, steps).data).toEqual(event.data);
  });

  it('refuses an event that only a newer program can have written', () => {
    const event = sample('NoteAdded.v1.json');
    const newer = { ...event, metadata: { ...event.metadata, schemaVersion: 2 } };
    expect(() => upcast(newer)).toThrow('version 2');
  });
});
