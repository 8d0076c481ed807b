/**
 * The editor of a template is loaded once, with the texts of the language of that moment.
 *
 * @isolated
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { loadLanguage, type MailTemplateVariable, type MailTemplateView, speakBy } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { editorTexts } from '../../../shared/rich-text/editor-texts';
import { TEMPLATE_TITLES } from './template-titles';
import { inWords, titleOf } from './template-words';

const NAMES = readdirSync(join(__dirname, '../../../../../src'), { recursive: true, encoding: 'utf8' })
  .map((path) => /^[\w-]+\/mails\/([\w-]+)\.hbs$/.exec(path)?.[1])
  .filter((name) => name !== undefined)
  .sort();

const DUE: MailTemplateVariable = {
  ...{ name: 'due', label: 'Uiterste datum', asked: 'er een uiterste datum is', meaning: 'een datum in woorden' },
  ...{ kind: 'text', mayBeEmpty: true, isNeeded: true },
};
const TEMPLATE: MailTemplateView = {
  ...{ name: 'decision-minor-revision', kind: 'DECISION', when: 'het besluit is Kleine revisie', to: 'alle auteurs' },
  ...{ how: 'voorgesteld', subject: 'Dag', body: '<p>Dag</p>', defaultSubject: 'Dag', defaultBody: '<p>Dag</p>' },
  ...{ language: 'nl', languages: [{ language: 'nl', isChanged: false, readersGet: 'nl' }] },
  ...{ isChanged: false, changedAt: null, changedBy: null, isUsable: true, variables: [DUE] },
};

function open(path: string) {
  const webmaster = person('webmaster');
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /mail-templates': [200, [TEMPLATE]],
    'POST /mail-templates/decision-minor-revision/preview': [200, { subject: 'Dag', html: '<p>Dag</p>', text: 'Dag' }],
  });
  const asked = () => calls.filter((one) => one.path === '/mail-templates').map(({ query }) => query.get('language'));
  return { asked, ...renderApp(path, { session: sessionOf(webmaster) }) };
}

describe('The titles of mail templates', () => {
  it('exist for every template, and for no other', () => {
    expect(NAMES.length).toBeGreaterThan(50);
    expect(Object.keys(TEMPLATE_TITLES).sort()).toEqual(NAMES);
    const titles = Object.values(TEMPLATE_TITLES);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

describe('The mail templates for a Dutch reader', () => {
  beforeAll(async () => {
    await loadLanguage('nl');
    speakBy(() => 'nl');
  });
  afterAll(() => speakBy(() => 'en'));
  afterEach(() => jest.restoreAllMocks());

  it('have Dutch titles, which differ', () => {
    expect(titleOf({ name: 'decision-minor-revision', kind: 'DECISION' })).toBe('Besluit: kleine revisie');
    expect(titleOf({ name: 'ticket-followed-up', kind: 'TICKET' })).toBe('Ticket: vervolgd');
    expect(titleOf({ name: 'a-later-template', kind: 'TICKET' })).toBe('Ticket');
    expect(new Set(Object.values(TEMPLATE_TITLES)).size).toBe(NAMES.length);
  });

  it('open with the Dutch text and a Dutch editor, and with the English text where that is asked for', async () => {
    const dutch = open('/mailTemplates/decision-minor-revision');
    expect(await screen.findByRole('heading', { name: 'Besluit: kleine revisie' })).toBeInTheDocument();
    expect(screen.getByText(/^Voorgesteld aan een redacteur, die de mail kan wijzigen/)).toBeInTheDocument();
    expect(await screen.findByLabelText('Tekst', { selector: 'textarea' })).toHaveValue('<p>Dag</p>');
    expect(editorTexts().language).toBe('nl');
    expect(dutch.asked()).toEqual(['nl']);
    dutch.unmount();
    const english = open('/mailTemplates/decision-minor-revision?language=en');
    await waitFor(() => expect(english.asked()).toEqual(['en']));
  });

  it('say of a variable that it is needed', async () => {
    const { user } = open('/mailTemplates/decision-minor-revision');
    await user.click(await screen.findByRole('tab', { name: 'Bron' }));
    expect(await screen.findByText('nodig')).toBeInTheDocument();
  });

  it('report errors in the words of the tokens', () => {
    const message = 'Regel 2: ‘due’ kan ontbreken: zet het tussen {{#if due}} en {{/if}}. Regel 12: {{due}} hier.';
    expect(inWords(message, [DUE])).toBe(
      '‘Uiterste datum’ kan ontbreken: zet het tussen ‘Als er een uiterste datum is’ en ‘Einde’. ‘Uiterste datum’ hier.',
    );
  });
});
