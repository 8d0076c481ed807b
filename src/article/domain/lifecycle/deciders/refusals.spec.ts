import { ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, candidate, PEOPLE, type Person, SYSTEM } from '../../../../../test/support/article/article-people';
import { refusalOf } from '../../../../../test/support/article/given';
import type { Advice, ArticleStatus, Decision, OverrideStatus } from '../../../../contracts';
import type { Actor, ArticleCommand, RefusalKind } from '../../commands';
import { refusalsFor } from '../actions';

const { assistant, associate, author, editor, stranger } = PEOPLE;
const mail = aMail('mail-x', 'DECISION');

const pass: ArticleCommand = { type: 'PassCheck', data: { guidelinesChecked: false } };
const correct = (reason: string, description: string): ArticleCommand => ({
  type: 'RequestCorrection',
  data: { correctionId: 'correction-x', reason, description, mail },
});
const assign = (person: Person): ArticleCommand => ({
  type: 'AssignAssociate',
  data: { associate: candidate(person), mail },
});
const advise = (advice: string, comment = 'Weak.'): ArticleCommand => ({
  type: 'Advise',
  data: { advice: advice as Advice, comment, description: '', mails: [] },
});
const decideOn = (decision: string): ArticleCommand => ({
  type: 'Decide',
  data: { decision: decision as Decision, mail: null, cancellationMails: [] },
});
const override = (status: string, reason = 'A mistake.'): ArticleCommand => ({
  type: 'Override',
  data: { status: status as OverrideStatus, reason, mail: null },
});
const withdraw: ArticleCommand = { type: 'Withdraw', data: { reason: ' ', mails: [] } };
const note: ArticleCommand = { type: 'AddNote', data: { noteId: 'note-x', note: '<p> </p>' } };
const resend = (to: string[]): ArticleCommand => ({ type: 'ResendMail', data: { mail: { ...mail, to } } });

type Refused = [status: ArticleStatus, ArticleCommand, Actor, RefusalKind, message: string, details?: object];

const OTHER_ASSOCIATE = { associateId: 'Please choose another associate editor.' };
const FORBIDDEN = 'You do not have permission to do this with this article.';
const INVALID_LINK = 'This link is no longer valid. Please sign in to see your requests.';
const key: Actor = { kind: 'key', assignmentId: 'assignment-x', keyHash: 'hash' };
const inField = (field: string, message: string): [RefusalKind, string, object] => [
  'INVALID',
  message,
  { [field]: message },
];

const REFUSED: Refused[] = [
  ['NEW_ARTICLE', pass, stranger, 'FORBIDDEN', FORBIDDEN],
  ['NEW_ARTICLE', pass, key, 'FORBIDDEN', INVALID_LINK],
  [
    'NEW_ARTICLE',
    pass,
    assistant,
    ...inField('guidelinesChecked', 'Please check first whether the manuscript follows the guidelines.'),
  ],
  ['NEW_ARTICLE', correct(' ', 'x'), assistant, ...inField('reason', 'Field manuscript is required.')],
  ['NEW_ARTICLE', correct('x', ' '), assistant, ...inField('text', 'Field message of correction is required.')],
  ['REVIEWED', assign(editor), editor, 'RULE', 'This person is not an associate editor.', OTHER_ASSOCIATE],
  [
    'REVIEWED',
    assign({ ...associate, userId: 'author' }),
    editor,
    'RULE',
    'This associate editor uploaded the article or is one of its authors.',
    OTHER_ASSOCIATE,
  ],
  [
    'ASSOCIATE_EDITOR',
    assign(associate),
    editor,
    'RULE',
    'This associate editor has the article already.',
    OTHER_ASSOCIATE,
  ],
  [
    'ASSOCIATE_EDITOR',
    advise('WITHDRAWN'),
    associate,
    ...inField('status', 'Please choose one of the eight decisions as advice.'),
  ],
  [
    'ASSOCIATE_EDITOR',
    advise('DIRECT_REJECT', ' '),
    associate,
    ...inField('comment', 'Please write a comment to the editor.'),
  ],
  ['REVIEWED', decideOn('WITHDRAWN'), editor, ...inField('decision', 'Please choose one of the eight decisions.')],
  [
    'REVIEWED',
    override('NEW_ARTICLE'),
    editor,
    ...inField('status', 'Please choose the status to which the article should go.'),
  ],
  ['REVIEWED', override('ACCEPTED', ''), editor, ...inField('reason', 'Please give a reason; it is kept in the log.')],
  [
    'ACCEPTED',
    override('ACCEPTED'),
    editor,
    'RULE',
    'The article has this status already.',
    { status: 'Choose another status.' },
  ],
  ['REVIEWED', withdraw, author, ...inField('reason', 'Please give a reason for the withdrawal.')],
  ['REVIEWED', note, editor, ...inField('note', 'Please write the note first.')],
  ['REVIEWED', resend([]), editor, ...inField('to', 'Please choose at least one recipient.')],
  ['REVIEWED', resend(['nobody']), editor, ...inField('to', 'nobody is not a valid email address.')],
];

describe('a command of the lifecycle is refused', () => {
  const cases = REFUSED.map(([status, command, actor, kind, message, details]) => ({
    status,
    command,
    actor,
    refusal: { kind, message, details },
  }));

  it.each(cases)('in $status: $refusal.message', ({ status, command, actor, refusal }) => {
    expect(refusalOf(articleIn(status), command, actor)).toEqual(refusal);
  });

  it('when the article has been deleted or never was', () => {
    const refusal = { kind: 'NOT_FOUND', message: 'This article does not exist.' };
    const deleted = articleIn('DRAFT').do({ type: 'DeleteDraft', data: {} }, author);
    expect(refusalOf(deleted, withdraw, author)).toMatchObject(refusal);
    expect(refusalOf(new ArticleBuilder(), withdraw, author)).toMatchObject(refusal);
  });

  it.each<[string, ArticleCommand, Actor, string, object]>([
    [
      'an advice',
      advise('DIRECT_REJECT_R0'),
      associate,
      'This advice is possible only while the article has not been revised.',
      { status: 'Only before the first revision.' },
    ],
    [
      'a decision',
      decideOn('REJECTED_R0'),
      editor,
      'This decision is possible only while the article has not been revised.',
      { decision: 'Only before the first revision.' },
    ],
  ])('when %s of the first round comes after a revision', (what, command, actor, message, details) => {
    const revised =
      what === 'a decision'
        ? articleIn('MINOR_REVISION').submitRevision().passCheck()
        : (heldArticleIn('NEW_ARTICLE') ?? articleIn('NEW_ARTICLE')).passCheck();
    expect(refusalOf(revised, command, actor)).toEqual({ kind: 'RULE', message, details });
  });

  it('when the article has been started already', () => {
    const start: ArticleCommand = { type: 'StartDraft', data: { articleId: 'article-1', number: '2026-9' } };
    expect(refusalOf(articleIn('DRAFT'), start, author)).toMatchObject({
      kind: 'TRANSITION',
      message: 'This article has been started already.',
    });
    expect(refusalOf(articleIn('DRAFT'), start, SYSTEM)).toMatchObject({ kind: 'TRANSITION' });
  });

  it('when there is no review to rate', () => {
    expect(refusalsFor(articleIn('UNDER_REVIEW').state, editor)['rate-review']).toBe(
      'There is no completed review to rate yet.',
    );
  });
});
