import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { candidate, PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { additionOf } from '../files/file-additions';

describe('an article', () => {
  it('remembers removed files, and who added them', () => {
    const article = new ArticleBuilder().start().addFile({ designation: 'Manuscript' });
    const [file] = article.state.files;
    const fileId = file?.fileId ?? '';
    article.after(1).do({ type: 'RemoveFiles', data: { fileIds: [fileId] } }, PEOPLE.author);
    expect(article.state.files).toEqual([]);
    expect(article.state.removedFiles).toEqual([{ ...file, removedAt: article.at }]);
    expect(additionOf(article.state, fileId)?.by).toBe(PEOPLE.author.userId);
  });

  it('remembers the mail of the last invitation, and when a request was closed', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const id = article.invite(PEOPLE.reviewer1);
    const request = () => article.state.assignments.find(({ assignmentId }) => assignmentId === id);
    const mailOf = () => article.events.findLast(({ type }) => type === 'MailRequested')?.data;
    expect(mailOf()).toMatchObject({ mailId: request()?.mailId, assignmentId: id });
    article.after(15).do({ type: 'MarkNoAnswer', data: { assignmentId: id } }, SYSTEM);
    const first = request()?.mailId;
    article.mail(id);
    expect(request()?.mailId).not.toBe(first);
    expect(mailOf()).toMatchObject({ mailId: request()?.mailId });
    expect(request()?.closedAt).toBeNull();
    article.after(1).do({ type: 'RemoveReviewer', data: { reviewerId: PEOPLE.reviewer1.userId } }, PEOPLE.editor);
    expect(request()?.closedAt).toBe(article.at);
  });

  it('lists the members of the office who handled the article, the last one first, each once', () => {
    const article = articleIn('NEW_ARTICLE');
    expect(article.state.handledBy).toEqual([]);
    article.do({ type: 'PassCheck', data: { guidelinesChecked: true } }, PEOPLE.assistant);
    const note = { type: 'AddNote', data: { noteId: 'n', note: 'x' } } as const;
    article.do(note, PEOPLE.webmaster).assignAssociate(PEOPLE.associate, PEOPLE.editor);
    expect(article.state.handledBy).toEqual([PEOPLE.editor.userId, PEOPLE.assistant.userId]);
    const select = { assignmentId: 'again', reviewer: candidate(PEOPLE.reviewer3) };
    article.do({ type: 'SelectReviewer', data: select }, PEOPLE.assistant);
    expect(article.state.handledBy).toEqual([PEOPLE.assistant.userId, PEOPLE.editor.userId]);
  });

  it('knows when the present revision was submitted', () => {
    const article = articleIn('MAJOR_REVISION');
    expect(article.state.uploadedAt).toBe(article.state.submittedAt);
    article.after(20).submitRevision();
    expect(article.state.uploadedAt).toBe(article.at);
    expect(article.state.submittedAt).not.toBe(article.at);
  });
});
