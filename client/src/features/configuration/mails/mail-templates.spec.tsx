import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MailTemplateInput, MailTemplateVariable, MailTemplateView } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { insertionOf, inWords } from './template-words';

const webmaster = person('webmaster');
const DEFAULT = { defaultSubject: 'Hello {{name}}', defaultBody: '<p>Dear {{name}}</p>' };
const aVariable = (changes: Partial<MailTemplateVariable>): MailTemplateVariable => ({
  ...{ name: 'x', label: 'X', asked: 'there is x', meaning: '', kind: 'text', mayBeEmpty: false, isNeeded: false },
  ...changes,
});
const aTemplate = (changes: Partial<MailTemplateView> = {}): MailTemplateView => ({
  ...{ name: 'registration', kind: 'REGISTRATION', when: 'somebody registered', to: 'that person', how: 'at once' },
  ...{ subject: DEFAULT.defaultSubject, body: DEFAULT.defaultBody, ...DEFAULT },
  ...{ language: 'en', languages: [{ language: 'en', isChanged: false, readersGet: 'en' }] },
  ...{ isChanged: false, changedAt: null, changedBy: null, isUsable: true },
  variables: [
    aVariable({ name: 'name', label: 'Name of the recipient', asked: 'the name is known', mayBeEmpty: true }),
  ],
  ...changes,
});
const CHANGED = { isChanged: true, changedAt: '2026-03-01T10:00:00.000Z', changedBy: 'Anna Bakker' };
const refusal = (body: string) => ({ statusCode: 400, message: body, code: 'VALIDATION_FAILED', details: { body } });

function open(path: string, answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /mail-templates': [
      200,
      [aTemplate(), aTemplate({ name: 'review-thanks', kind: 'REVIEW_THANKS', ...CHANGED })],
    ],
    'POST /mail-templates/registration/preview': [
      200,
      { subject: 'Hello Jane', html: '<p>Dear Jane</p>', text: 'Dear Jane, in words' },
    ],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(webmaster) }) };
}
const body = async () => {
  fireEvent.click(await screen.findByRole('tab', { name: 'Source' }));
  return screen.findByLabelText(/^Text, as HTML/);
};

afterEach(() => jest.restoreAllMocks());

describe('The mail templates', () => {
  it('are listed with their purpose, and searchable', async () => {
    open('/mailTemplates');
    expect(await screen.findByText('Thanks for a review')).toBeInTheDocument();
    expect(screen.getByText('Changed')).toBeInTheDocument();
    fireEvent.change(screen.getByPlaceholderText('Mail, reason or recipient'), { target: { value: 'thanks' } });
    await waitFor(() => expect(screen.queryByText('Registration', { selector: 'a' })).not.toBeInTheDocument());
  });

  it('are saved with the time of the edited version, and previewed in a sandboxed frame', async () => {
    const stored = aTemplate({ ...CHANGED, body: '<p>Welcome</p>' });
    const { calls } = open('/mailTemplates/registration', { 'POST /mail-templates/registration': [200, stored] });
    const frame = await screen.findByTitle('Preview of the mail');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', '<p>Dear Jane</p>']);
    fireEvent.change(await body(), { target: { value: '<p>Welcome</p>' } });
    fireEvent.click(screen.getByText('Save text'));
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
    const sent = calls.find(({ path }) => path === '/mail-templates/registration')?.body as MailTemplateInput;
    expect(sent).toEqual({ language: 'en', subject: DEFAULT.defaultSubject, body: '<p>Welcome</p>', changedAt: null });
  });

  it('are copied to a language whose readers get the journal’s English text', async () => {
    const dutch = { language: 'nl', subject: 'Dag {{name}}', body: '<p>Dag</p>' } as const;
    const english = { language: 'en', isChanged: true, readersGet: 'en' } as const;
    const before = { language: 'nl', isChanged: false, readersGet: 'en' } as const;
    const { calls } = open('/mailTemplates/registration?language=nl', {
      'GET /mail-templates': [200, [aTemplate({ ...dutch, languages: [english, before] })]],
      'POST /mail-templates/registration': [200, aTemplate({ ...dutch, ...CHANGED })],
    });
    expect(await screen.findByText(/get your text in English/)).toBeInTheDocument();
    // A tab contains its text twice: once hidden, to keep its width.
    const tab = (words: string) =>
      screen.getAllByText(words, { selector: '[role=tab] span[lang]' })[0]?.closest('[role=tab]') ?? document.body;
    expect(tab('English')).toHaveTextContent('English (changed)');
    expect(tab('Nederlands')).toHaveAttribute('aria-selected', 'true');
    expect(calls.find(({ path }) => path === '/mail-templates')?.query.get('language')).toBe('nl');
    fireEvent.click(screen.getByText('Use the text below'));
    // In the toast, and again for screen readers.
    expect(await screen.findAllByText('Readers of Nederlands now get this text.')).not.toEqual([]);
    expect(calls.find(({ path }) => path === '/mail-templates/registration')?.body).toEqual({
      ...dutch,
      changedAt: null,
    });
    fireEvent.click(tab('English'));
    await waitFor(() => expect(calls.some(({ query }) => query.get('language') === 'en')).toBe(true));
  });

  it('report errors before and on saving', async () => {
    const wrong = "Line 1: This mail has no variable 'reviewer'.";
    open('/mailTemplates/registration', {
      'POST /mail-templates/registration/preview': (text) =>
        (text as MailTemplateInput).body.includes('reviewer')
          ? [400, refusal(wrong)]
          : [200, { subject: 'Hello Jane', html: '<p>Dear Jane</p>' }],
      'POST /mail-templates/registration': [400, refusal(`${wrong} Really.`)],
    });
    fireEvent.change(await body(), { target: { value: '{{reviewer}}' } });
    expect(await screen.findByText(wrong)).toBeInTheDocument();
    fireEvent.click(screen.getByText('Save text'));
    expect((await screen.findAllByText(`${wrong} Really.`)).length).toBeGreaterThan(0);
  });

  it('get a variable at the caret, and are reset to the default after a confirmation', async () => {
    const { calls } = open('/mailTemplates/registration', {
      'GET /mail-templates': [200, [aTemplate({ ...CHANGED, body: '<p></p>' })]],
      'POST /mail-templates/registration/reset': [200, aTemplate()],
    });
    const field = (await body()) as HTMLTextAreaElement;
    field.setSelectionRange(3, 3);
    fireEvent.click(screen.getByLabelText('Insert name'));
    expect(field).toHaveValue('<p>{{#if name}}{{name}}{{/if}}</p>');
    fireEvent.click(screen.getByText('Reset to default'));
    expect(await screen.findByText("Reset 'Registration'?")).toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/reset'))).toBe(false);
    const [, confirm] = screen.getAllByText('Reset to default');
    fireEvent.click(confirm as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText(/^Text, as HTML/)).toHaveValue(DEFAULT.defaultBody));
  });

  it('show no braces, unless the source is asked for', async () => {
    open('/mailTemplates/registration');
    const text = await screen.findByLabelText('Text', { selector: 'textarea' });
    expect(text).toHaveValue('<p>Dear <span data-token="name">Name of the recipient</span></p>');
    expect(await screen.findByLabelText('Subject', { selector: 'textarea' })).toHaveValue(
      '<p>Hello <span data-token="name">Name of the recipient</span></p>',
    );
    expect(document.body.textContent).not.toContain('{{');
    fireEvent.change(text, { target: { value: '<p>Hi <span data-token="name">Name of the recipient</span></p>' } });
    expect(await body()).toHaveValue('<p>Hi {{name}}</p>');
    fireEvent.click(screen.getByRole('tab', { name: 'Rich text' }));
    fireEvent.change(await screen.findByLabelText('Text', { selector: 'textarea' }), {
      target: { value: '<p>Hello</p>' },
    });
    expect(await body()).toHaveValue('<p>Hello</p>');
  });

  it('are edited as source where they cannot be read, with the reason', async () => {
    const broken = aTemplate({ ...CHANGED, isUsable: false, body: '<p>a</p>\n{{#each name}}b{{/each}}' });
    open('/mailTemplates/registration', { 'GET /mail-templates': [200, [broken]] });
    expect(await screen.findByText(/^Line 2: These braces are neither/)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Rich text' })).toBeDisabled();
    const field = await screen.findByLabelText(/^Text, as HTML/);
    expect(field).toHaveValue(broken.body);
    fireEvent.change(field, { target: { value: '<p>b</p>' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Rich text' }));
    expect(await screen.findByLabelText('Text', { selector: 'textarea' })).toHaveValue('<p>b</p>');
  });

  it('show what differs from the default', async () => {
    open('/mailTemplates/registration', {
      'GET /mail-templates': [200, [aTemplate({ ...CHANGED, body: '<p>Dear friend {{name}}</p>' })]],
    });
    fireEvent.click(await screen.findByText('Show differences'));
    const added = await screen.findByText('friend', { exact: false, selector: 'ins' });
    expect(added.parentElement?.textContent).toBe('Dear friend [Name of the recipient]');
  });

  it('are sent to their writer as a test, and shown as plain text', async () => {
    const { calls } = open('/mailTemplates/registration', {
      'POST /mail-templates/registration/test': [200, { to: 'wendy@example.org' }],
    });
    fireEvent.click(await screen.findByText('Send me a test'));
    const sent = () => calls.find(({ path }) => path.endsWith('/test'))?.body;
    await waitFor(() =>
      expect(sent()).toEqual({ language: 'en', subject: DEFAULT.defaultSubject, body: DEFAULT.defaultBody }),
    );
    fireEvent.click(screen.getByRole('tab', { name: 'Plain text' }));
    expect(await screen.findByText('Dear Jane, in words')).toBeInTheDocument();
  });

  it('report errors in the words of the tokens', () => {
    const variables = [aVariable({ name: 'due', label: 'Due date', asked: 'there is a due date' })];
    expect(
      inWords("Line 2: 'due' may be missing: put it between {{#if due}} and {{/if}}. Line 3: {{due}}", variables),
    ).toBe('‘Due date’ may be missing: put it between ‘If there is a due date’ and ‘End’. ‘Due date’');
  });

  it.each([
    ['text', false, '{{x}}'],
    ['text', true, '{{#if x}}{{x}}{{/if}}'],
    ['rich', false, '{{{x}}}'],
    ['condition', false, '{{#if x}}…{{else}}…{{/if}}'],
  ] as const)('write a variable that is %s (may be missing: %s) as %s', (kind, mayBeEmpty, written) => {
    expect(insertionOf(aVariable({ kind, mayBeEmpty }))).toBe(written);
  });
});
