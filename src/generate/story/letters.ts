import { type MailRequest, SECRET_MARK } from '../../article';
import { DEFAULT_SETTINGS, type MailKind } from '../../contracts';
import type { Story } from './story';

/** The text of each letter after its greeting; `title` and `number` are those of the manuscript. */
const WORDS = {
  received: (title, number) => [
    `${number}: received`,
    `thank you for sending us "${title}". The office now checks whether it follows our guidelines, and then looks for reviewers. You can follow it in your list.`,
  ],
  revised: (title, number) => [
    `${number}: revision received`,
    `we have received your revision of "${title}" and will have it looked at as soon as we can.`,
  ],
  rejectedAtCheck: (title, number) => [
    `${number}: not within our scope`,
    `we are sorry that "${title}" does not fit our journal and could not be sent to reviewers.`,
  ],
  correction: (title, number) => [
    `${number}: please correct your submission`,
    `before "${title}" can go to reviewers, some of its files have to be mended. Please see the remarks in your list and send them again.`,
  ],
  assigned: (title, number) => [
    `${number}: for you to handle`,
    `could you please handle "${title}"? You find it among your articles, with everything that the authors have sent.`,
  ],
  advice: (title, number) => [
    `${number}: advice of the associate editor`,
    `the associate editor has looked at "${title}" and advises against it. The comment is with the article.`,
  ],
  invitation: (title, number) => [
    `${number}: would you review?`,
    `we would value your opinion on "${title}". Please let us know within a week whether you can write a review, which would then be due in three weeks.`,
  ],
  reminder: (title, number) => [
    `${number}: a reminder`,
    `this is a friendly reminder of "${title}". Please see in your list what is still to be done, and by when.`,
  ],
  thanks: (title, number) => [
    `${number}: thank you for your review`,
    `thank you for your review of "${title}". It helps the authors and us a great deal.`,
  ],
  sentBack: (title, number) => [
    `${number}: a question about your review`,
    `could you please add to your review of "${title}"? The remarks stand above the form.`,
  ],
  cancelled: (title, number) => [
    `${number}: no review needed any more`,
    `a review of "${title}" is no longer needed. Thank you all the same for your help.`,
  ],
  decision: (title, number) => [
    `${number}: decision`,
    `the editors have come to a decision on "${title}". You find it in your list, together with the reviews. Please answer every point in a revision, should one be asked for.`,
  ],
  withdrawn: (title, number) => [
    `${number}: withdrawn`,
    `"${title}" has been withdrawn. No more needs to be done about it.`,
  ],
} satisfies Record<string, (title: string, number: string) => [subject: string, text: string]>;
export type LetterName = keyof typeof WORDS;

/** A mail about the article; an invitation includes the links that open it. */
export function letter(
  { state, random, number }: Story,
  kind: MailKind,
  to: readonly string[],
  name: LetterName,
  assignmentId: string | null = null,
): MailRequest {
  const title = state.fields.articleTitle.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const [subject, text] = WORDS[name](title, number);
  const link = (answer: string): string =>
    `<p><a href="/rrs/${state.id}/${assignmentId}/${answer}?key=${SECRET_MARK}">${answer}</a></p>`;
  const links = name === 'invitation' ? link('accept') + link('decline') : '';
  const html = `<p>Dear colleague,</p><p>${text}</p>${links}<p>With kind regards,<br>the editors</p>`;
  const replyTo = DEFAULT_SETTINGS.supportEmail;
  return { mailId: random.uuid(), kind, to: [...to], cc: [], replyTo, subject, html, assignmentId };
}

/** One mail to the uploader and to all authors. */
export const toAuthors = (story: Story, kind: MailKind, name: LetterName): MailRequest =>
  letter(
    story,
    kind,
    [...new Set([story.state.uploaderEmail, ...story.state.authors.map(({ email }) => email)])],
    name,
  );
