import type { Deciders } from '../deciders';
import { requestMails } from './mails';

/** Letters of the office to the author that are not part of a step of the lifecycle. */
export const letterDeciders: Deciders<'WriteToAuthor'> = {
  WriteToAuthor: (_state, { mail }) => requestMails(mail),
};
