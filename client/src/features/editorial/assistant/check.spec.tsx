import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, answerWith } from '../../../../test/answers';
import { aCard, aFile, anArticle } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const assistant = person('assistant');
const suggestion = { to: ['author@example.org'], cc: [], subject: 'About 2026-1', message: '<p>Dear author</p>' };
const waiting = anArticle({
  status: 'NEW_ARTICLE',
  languageService: true,
  actions: ['pass-check', 'reject-at-check', 'request-correction', 'write-note'],
  files: [aFile({ revision: 1, filename: 'new.docx' }), aFile({ id: 'file-0', filename: 'old.docx' })],
  revision: 1,
});

function open(path: string, answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, assistant],
    'GET /article/a1': [200, waiting],
    'GET /article/a1/assistant/get-correction-mails': [
      200,
      [suggestion, { ...suggestion, message: '<p>Figures</p>' }, suggestion],
    ],
    'GET /article/a1/assistant/get-reject-mail': [200, suggestion],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(assistant) }) };
}
const DECIDE = 'POST /article/a1/assistant/decide';

afterEach(() => jest.restoreAllMocks());

describe("The assistant's list", () => {
  it('links each article to its check, and shows its kind', async () => {
    open('/assitantEditorList', {
      'GET /article/assistant/new-articles': [200, [aCard({ status: 'NEW_ARTICLE', origin: 'REVISION', revision: 1 })]],
    });
    const link = await screen.findByRole('link', { name: 'Length of stay' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/checkManuscript\/a1$/));
    expect(screen.getByText('Revised, R1')).toBeInTheDocument();
  });
});

describe('The check of a manuscript', () => {
  it('accepts only once the guidelines are ticked', async () => {
    const { user, calls, router } = open('/checkManuscript/a1', { [DECIDE]: [200, anArticle()] });
    const accept = await screen.findByRole('button', { name: 'Accept' });
    expect(accept).toHaveAttribute('aria-disabled', 'true');
    expect(accept).toHaveAccessibleDescription('To accept, tick the box about the guidelines first.');
    await user.click(screen.getByRole('checkbox', { name: /followed the guidelines/ }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/assitantEditorList'));
    const body = calls.find(({ path }) => path.endsWith('/assistant/decide'))?.body;
    expect(body).toEqual({ accept: true, guidelinesChecked: true, version: 7, files: [] });
    expect(screen.getAllByText('Article successfully accepted.')).not.toHaveLength(0);
  });

  it('rejects with the edited mail', async () => {
    const { user, calls } = open('/checkManuscript/a1', { [DECIDE]: [200, anArticle()] });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Subject' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Reject and send' }));
    expect(await screen.findAllByText('Article successfully rejected.')).not.toHaveLength(0);
    const body = calls.find(({ path }) => path.endsWith('/assistant/decide'))?.body;
    expect(body).toMatchObject({ accept: false, emailDto: { to: ['author@example.org'], subject: 'About 2026-1!' } });
  });

  it('shows the files of the last revision, or all', async () => {
    const { user } = open('/checkManuscript/a1');
    expect(await screen.findByRole('link', { name: 'new.docx' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'old.docx' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.getByRole('link', { name: 'old.docx' })).toBeInTheDocument();
  });

  it('shows the abstract and the cover letter next to the form, and keeps them when the form changes', async () => {
    const texts = { abstractText: '<p>Beds were short.</p>', coverLetter: '<p>Dear editor</p>' };
    const { user } = open('/checkManuscript/a1', { 'GET /article/a1': [200, { ...waiting, ...texts }] });
    await user.click(await screen.findByRole('tab', { name: 'Abstract and cover letter' }));
    expect(await screen.findByText('Beds were short.')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Correction' }));
    expect(await screen.findByRole('button', { name: 'Request correction' })).toBeInTheDocument();
    expect(screen.getByText('Dear editor')).toBeInTheDocument();
  });

  it('opens a figure in the viewer next to the form', async () => {
    const figure = aFile({ id: 'f1', type: 'Figure', fileType: 'png', filename: 'beds.png', revision: 1 });
    const { user, router } = open('/checkManuscript/a1?tab=notes&beside=figures', {
      'GET /article/a1': [200, { ...waiting, files: [...waiting.files, figure] }],
    });
    const shown = within(await screen.findByRole('region', { name: 'Figures' }));
    await user.click(shown.getByRole('link'));
    expect(await screen.findByRole('region', { name: 'Manuscript' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=notes&beside=manuscript&file=f1');
    expect(screen.getByRole('button', { name: 'Add note' })).toBeInTheDocument();
  });

  it('says that the authors want their language corrected', async () => {
    open('/checkManuscript/a1');
    expect(await screen.findByText(/want the language to be corrected/)).toBeInTheDocument();
  });

  it('requires subject and message for a correction', async () => {
    const { user, calls } = open('/checkManuscript/a1?tab=correction', {
      'POST /article/a1/assistant/correction': [200, anArticle({ status: 'CORRECTION' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Request correction' }));
    expect(screen.getAllByText('Field manuscript is required.')).toHaveLength(2);
    expect(screen.getAllByText('Field message of correction is required.')).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: /problem/ }), 'Figures are incorrect');
    await user.click(screen.getByRole('button', { name: 'Request correction' }));
    expect(await screen.findAllByText(/has been changed to `Correction`/)).not.toHaveLength(0);
    const body = calls.find(({ path }) => path.endsWith('/assistant/correction'))?.body;
    expect(body).toMatchObject({ reason: 'Figures are incorrect', text: '<p>Figures</p>', version: 7 });
  });

  it('keeps the message of a correction, and the tick, while another tab is shown', async () => {
    const { user } = open('/checkManuscript/a1');
    await user.click(await screen.findByRole('checkbox', { name: /followed the guidelines/ }));
    await user.click(screen.getByRole('tab', { name: 'Correction' }));
    await user.type(await screen.findByRole('textbox', { name: /^Message to the author/ }), 'Please add the tables.');
    await user.click(screen.getByRole('tab', { name: 'Note' }));
    expect(screen.queryByRole('button', { name: 'Request correction' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Paper files' }));
    expect(screen.getByRole('checkbox', { name: /followed the guidelines/ })).toBeChecked();
    await user.click(screen.getByRole('tab', { name: 'Correction' }));
    const message = screen.getByRole('textbox', { name: /^Message to the author/ });
    expect(message).toHaveValue('Please add the tables.');
  });

  it('keeps notes for the office', async () => {
    const { user, calls } = open('/checkManuscript/a1?tab=notes', {
      'POST /article/a1/assistant/new-note': [200, anArticle()],
    });
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save note' })).toBeDisabled();
    await user.type(await dialog.findByRole('textbox', { name: 'Note' }), 'Asked by phone');
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/new-note'))?.body).toEqual({ note: 'Asked by phone' }),
    );
  });
});
