import type { DeliveryReport, IncomingMail } from '../incoming/incoming-mail';
import { MOST_RETURNS, type Returned, returnedEvents, type SentMail } from './returned-events';

const MAIL: SentMail = { mailId: 'm', articleId: 'a', recipients: ['Ann@example.com', 'bob@example.net'], earlier: [] };
const about = { mailIds: ['m'], key: 'k' };
const failed = (...addresses: string[]): DeliveryReport => ({ addresses, outcome: 'FAILED', status: '5.1.1' });
const bounce = (...reports: DeliveryReport[]): IncomingMail => ({ kind: 'BOUNCE', reports, ...about });
const bounced = (address: string | null): Returned => ({
  type: 'MailBounced',
  data: { mailId: 'm', articleId: 'a', address, outcome: 'FAILED', status: '5.1.1' },
});
const answered = (address: string | null, automatic = false): Returned => ({
  type: 'MailAnswered',
  data: { mailId: 'm', articleId: 'a', address, automatic },
});

describe('what a message reports about a mail', () => {
  it('concerns its recipients, as the journal writes their addresses', () => {
    expect(returnedEvents(bounce(failed('ann@EXAMPLE.com'), failed('bob@example.net')), MAIL)).toEqual([
      bounced('Ann@example.com'),
      bounced('bob@example.net'),
    ]);
  });

  it('names only people who got the mail', () => {
    expect(returnedEvents(bounce(failed('new@elsewhere.example'), failed('x@y.example')), MAIL)).toEqual([
      bounced(null),
    ]);
    expect(returnedEvents({ kind: 'ANSWER', from: 'desk@example.com', ...about }, MAIL)).toEqual([answered(null)]);
    expect(returnedEvents({ kind: 'ANSWER', from: null, ...about }, MAIL)).toEqual([answered(null)]);
  });

  it('concerns the only recipient when that server forwarded the mail', () => {
    const toOne = { ...MAIL, recipients: ['Ann@example.com'] };
    expect(returnedEvents(bounce(failed('new@elsewhere.example')), toOne)).toEqual([bounced('Ann@example.com')]);
    expect(returnedEvents(bounce(failed()), toOne)).toEqual([bounced('Ann@example.com')]);
    expect(returnedEvents({ kind: 'ANSWER', from: 'desk@example.com', ...about }, toOne)).toEqual([answered(null)]);
  });

  it('is an answer of a person or of a program', () => {
    expect(returnedEvents({ kind: 'ANSWER', from: 'ann@example.com', ...about }, MAIL)).toEqual([
      answered('Ann@example.com'),
    ]);
    const away: IncomingMail = { kind: 'AUTOMATIC', from: 'bob@example.net', ...about };
    expect(returnedEvents(away, MAIL)).toEqual([answered('bob@example.net', true)]);
  });

  it('is recorded once for reports, and each time for answers', () => {
    const returnedMail = { ...MAIL, earlier: [bounced('Ann@example.com'), answered('Ann@example.com')] };
    expect(returnedEvents(bounce(failed('ann@example.com'), failed('bob@example.net')), returnedMail)).toEqual([
      bounced('bob@example.net'),
    ]);
    expect(returnedEvents({ kind: 'ANSWER', from: 'ann@example.com', ...about }, returnedMail)).toHaveLength(1);
  });

  it('stops at a number that no honest mail reaches', () => {
    const known = (length: number): SentMail => ({ ...MAIL, earlier: Array.from({ length }, () => answered(null)) });
    const two = bounce(failed('ann@example.com'), failed('bob@example.net'));
    expect(returnedEvents(two, known(MOST_RETURNS - 1))).toEqual([bounced('Ann@example.com')]);
    expect(returnedEvents(two, known(MOST_RETURNS))).toEqual([]);
    expect(returnedEvents(two, known(MOST_RETURNS + 5))).toEqual([]);
  });

  it('is nothing when the message concerns none of our mails', () => {
    expect(returnedEvents({ kind: 'OTHER' }, MAIL)).toEqual([]);
  });
});
