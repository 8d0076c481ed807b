import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Language, MailTemplateView } from '@contracts';
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
});
