import { screen, waitFor, within } from '@testing-library/react';
import { type EmailLogEntry, loadLanguage, speakBy } from '@contracts';
import type { Answers } from '../../../../../test/answers';
import { anArticle } from '../../../../../test/articles';
import { aLogEntry, aLoggedMail, AT, openDetails, READER } from '../../../../../test/open-details';

afterEach(() => {
  jest.restoreAllMocks();
  speakBy(() => 'en');
});

describe('The log', () => {
  const then = anArticle({ status: 'UNDER_REVIEW', label: '#2026-1-R0-As it was', files: [], articleNotes: [] });
  const answers: Answers = {
    'GET /article/a1/changes': [
      200,
      [
        { part: 'Status', before: 'Under review', after: 'Reviewed' },
        { part: 'Abstract', before: null, after: 'word '.repeat(100) },
        { part: 'File a.png', before: 'Figure', after: null },
      ],
    ],
    'GET /article/a1/as-of': [200, then],
  };

  it('shows who did what and the change of status, including the system and both people of a login-as', async () => {
    openDetails('?tab=log');
    const items = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('button');
    expect(items.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/Status change.*By System.*Under review → Reviewed.*Entry number 2/),
      expect.stringMatching(/Wim Jansen as Tom Whitfield.*Entry number 1/),
      expect.stringMatching(/Files.*Tom Whitfield.*Entry number 0/),
    ]);
  });

  it('is grouped by day, and shows only the chosen kinds of entries, which are in the address', async () => {
    const { user, router } = openDetails('?tab=log');
    const list = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(list.getAllByRole('heading', { name: '3 Mar 2026' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Decisions' }));
    expect(router.state.location.search).toBe('?tab=log&kinds=decisions');
    expect(list.getAllByRole('button')).toHaveLength(1);
    expect(list.getByRole('button')).toHaveTextContent('View as of this moment');
    await user.click(screen.getByRole('button', { name: 'Decisions' }));
    expect(list.getAllByRole('button')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    expect(screen.getByText('There is nothing of that kind.')).toBeInTheDocument();
  });

  it('folds consecutive mails and files, and opens them at the first', async () => {
    const log = [3, 2, 1].map((number) => aLogEntry(number, { actionType: 'MAIL' }));
    const { user } = openDetails('?tab=log', {}, { ...answers, 'GET /article/a1/log': [200, log] });
    const list = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(list.queryByText('Entry number 3.')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: '3 entries about mails' }));
    expect(document.activeElement).toHaveTextContent('Entry number 3');
    expect(list.getAllByRole('button')).toHaveLength(3);
  });

  it('shows the article as of the chosen entry and what changed, with the choice in the address', async () => {
    const { user, calls, router } = openDetails('?tab=log', {}, answers);
    await user.click(await screen.findByRole('button', { name: /Entry number 2/ }));
    expect(router.state.location.search).toBe('?tab=log&entry=2');
    expect(await screen.findByText('#2026-1-R0-As it was')).toBeInTheDocument();
    expect(calls.find(({ path }) => path.endsWith('/as-of'))?.query.get('at')).toBe(AT);
    expect(calls.find(({ path }) => path.endsWith('/changes'))?.query.get('entry')).toBe('2');
    expect(await screen.findByText('Under review', { selector: 'del' })).toBeInTheDocument();
    expect(screen.getByText('Removed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the current state' }));
    expect(router.state.location.search).toBe('?tab=log');
  });

  it('can be navigated by arrow keys, and by the buttons to the previous and next moment', async () => {
    const { user, router } = openDetails('?tab=log&entry=1', {}, answers);
    await screen.findByText('#2026-1-R0-As it was');
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('Entry number 1');
    screen.getByRole('button', { current: true }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Entry number 0');
    await user.keyboard('{Home}');
    expect(document.activeElement).toHaveTextContent('Entry number 2');
    await user.click(screen.getByRole('button', { name: 'Older entry' }));
    expect(router.state.location.search).toBe('?tab=log&entry=0');
  });
});

describe('The email log', () => {
  it('cuts long subjects, opens a mail to read, and sends it again after a confirmation', async () => {
    const { user, calls } = openDetails(
      '?tab=mails',
      {},
      { 'POST /article/a1/mail-log/m1/resend': [200, anArticle(READER)] },
    );
    const subject = await screen.findByRole('button', { name: /A decision that needs/ });
    expect(subject.textContent?.length).toBeLessThanOrEqual(60);
    await user.click(subject);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Dear authors')).toBeInTheDocument();
    expect(dialog.getByText('Reply to office@example.org')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/author@example.org, desk@example.org/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/m1/resend'))).toBe(true));
    expect(await screen.findAllByText('The mail is being sent again.')).not.toHaveLength(0);
  });

  it.each<[string, Partial<EmailLogEntry>, string]>([
    ['sent', {}, 'Sent'],
    ['partly sent', { error: 'Not taken by the mail server for a@b.org' }, 'Partly sent'],
    ['failed', { state: 'FAILED', timeSent: null, error: 'no such host' }, 'Failed'],
  ])('says what became of a mail that was %s', async (_what, changes, words) => {
    openDetails('?tab=mails', {}, { 'GET /article/a1/mail-log': [200, [aLoggedMail(changes)]] });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says in the reader’s language what is hidden of a mail to authors whose names the reader must not see', async () => {
    await loadLanguage('nl');
    speakBy(() => 'nl');
    const english = { mailTo: ['The authors'], cc: [], subject: 'Authors are not shown until the decision.' };
    const mail = aLoggedMail({ ...english, body: `<p>${english.subject}</p>`, isHidden: true });
    const { user } = openDetails('?tab=mails', {}, { 'GET /article/a1/mail-log': [200, [mail]] });
    await user.click(await screen.findByRole('button', { name: 'Auteurs worden niet getoond tot het besluit.' }));
    const dialog = within(await screen.findByRole('dialog'));
    // Shown in the heading, as the subject and as the text.
    expect(dialog.getAllByText('Auteurs worden niet getoond tot het besluit.')).toHaveLength(3);
    expect(screen.getAllByText('De auteurs')).not.toHaveLength(0);
    expect(document.body.textContent).not.toContain(english.subject);
  });

  it('shows what came back for a mail, the latest in the table and everything in the mail', async () => {
    const returns: EmailLogEntry['returns'] = [
      { kind: 'FAILED', address: 'author@example.org', status: '5.1.1', at: AT },
      { kind: 'DELAYED', address: null, status: '4.4.9', at: AT },
      { kind: 'AUTOMATIC', address: 'author@example.org', status: null, at: AT },
      { kind: 'ANSWERED', address: null, status: null, at: AT },
    ];
    const { user } = openDetails('?tab=mails', {}, { 'GET /article/a1/mail-log': [200, [aLoggedMail({ returns })]] });
    expect(await screen.findByText('Bounced')).toBeInTheDocument();
    expect(screen.getByText('Answered from another address')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /A decision that needs/ }));
    const list = within(await screen.findByRole('list', { name: 'What came back' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Not delivered to author@example.org: the address does not exist \(5\.1\.1\)/),
      expect.stringMatching(/^Not yet delivered to a recipient: the mail server could not be reached \(4\.4\.9\)/),
      expect.stringMatching(/^Automatic answer from author@example.org/),
      expect.stringMatching(/^Answered from another address/),
    ]);
  });

  it('does not offer to resend mails that are still being sent, or without permission', async () => {
    const { user } = openDetails(
      '?tab=mails',
      {},
      {
        'GET /article/a1/mail-log': [200, [aLoggedMail({ state: 'QUEUED', timeSent: null })]],
      },
    );
    await user.click(await screen.findByRole('button', { name: /A decision that needs/ }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });
});
