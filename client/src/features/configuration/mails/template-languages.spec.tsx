import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Language, MailTemplateInput, MailTemplateView } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const LANGUAGES = (['en', 'nl'] as const).map((language) => ({ language, isChanged: false, readersGet: language }));
const aTemplate = (language: Language): MailTemplateView => ({
  ...{ name: 'registration', kind: 'REGISTRATION', when: 'somebody registered', to: 'that person', how: 'at once' },
  ...{ subject: 'Hello', body: '<p>Dear</p>', defaultSubject: 'Hello', defaultBody: '<p>Dear</p>' },
  ...{ language, languages: LANGUAGES, isChanged: false, changedAt: null, changedBy: null, isUsable: true },
  variables: [],
});

function open() {
  const webmaster = person('webmaster');
  answerWith({
    'GET /user': [200, webmaster],
    'GET /mail-templates': [200, [aTemplate('en')]],
    'POST /mail-templates/registration/preview': [200, { subject: 'Hello', html: '<p>Dear</p>', text: 'Dear' }],
  });
  return renderApp('/mailTemplates/registration', { session: sessionOf(webmaster) });
}

const subject = () => screen.findByRole('textbox', { name: /^Subject/ });

afterEach(() => jest.restoreAllMocks());

describe('The languages of a mail template', () => {
  it('do not change without a question while the text is not saved', async () => {
    const { user, router } = open();
    fireEvent.change(await subject(), { target: { value: 'Hello, not saved' } });
    await user.click(screen.getByRole('tab', { name: 'Nederlands' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(await subject()).toHaveValue('Hello, not saved');
    expect(router.state.location.search).toBe('');
  });

  it('change immediately while nothing is typed', async () => {
    const { user, router } = open();
    await subject();
    await user.click(screen.getByRole('tab', { name: 'Nederlands' }));
    await waitFor(() => expect(router.state.location.search).toBe('?language=nl'));
  });

  it('have the text that the editor shows used for their readers, and go on with it', async () => {
    const webmaster = person('webmaster');
    const changedAt = '2026-03-01T10:00:00.000Z';
    const english = { language: 'en', isChanged: true, readersGet: 'en' } as const;
    const dutch = { ...aTemplate('nl'), languages: [english, { language: 'nl', isChanged: false, readersGet: 'en' }] };
    const calls = answerWith({
      'GET /user': [200, webmaster],
      'GET /mail-templates': [200, [dutch]],
      'POST /mail-templates/registration/preview': [200, { subject: 'Dag', html: '<p>Dag</p>', text: 'Dag' }],
      'POST /mail-templates/registration': (input) => [
        200,
        { ...dutch, ...(input as MailTemplateInput), isChanged: true, changedAt, changedBy: 'Wendy Master' },
      ],
    });
    const { user } = renderApp('/mailTemplates/registration?language=nl', { session: sessionOf(webmaster) });
    fireEvent.change(await subject(), { target: { value: 'Dag, getypt' } });
    await user.click(screen.getByRole('button', { name: 'Use the text below' }));
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Reset to default' })).toBeInTheDocument();
    fireEvent.change(await subject(), { target: { value: 'Dag, verder getypt' } });
    await user.click(screen.getByRole('button', { name: 'Save text' }));
    const sent = () => calls.filter(({ path }) => path === '/mail-templates/registration').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { subject: 'Dag, getypt', changedAt: null },
      { subject: 'Dag, verder getypt', changedAt },
    ]);
  });
});
