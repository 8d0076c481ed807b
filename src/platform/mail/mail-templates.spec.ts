import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { loadLanguage, speakBy } from '../../contracts';
import { languageNow, withLanguage } from '../language/current-language';
import { projectRoot } from '../project-root';
import { MailTemplates } from './mail-templates';
import type { TemplateOverrides } from './templates/template-overrides';

const templates = readdirSync(join(projectRoot(), 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => /^([^/]+)\/mails\/([^/]+)\.hbs$/.exec(path.replaceAll('\\', '/')))
  .flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]] as const] : []));

describe('mail templates', () => {
  const mails = new MailTemplates();

  it('exist', () => {
    expect(templates.length).toBeGreaterThan(5);
  });

  it.each(templates)('of %s: %s is well-formed and is not sent with a missing value', (module, name) => {
    expect(() => mails.render(module, name, {})).toThrow(/not defined/);
  });

  it.each(['../identity', 'a/b', ''])('are not searched for at %p', (name) => {
    expect(() => mails.render('identity', name, {})).toThrow(/Not the name of a mail template/);
  });

  it('that cannot be used are reported in English, the language of the log, also while a Dutch mail is made', async () => {
    await loadLanguage('nl');
    speakBy(languageNow);
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const stored = { subject: 'S', body: '{{nobody}}', changedAt: new Date(), changedBy: 'w' };
    const overrides = { get: () => stored } as unknown as TemplateOverrides;
    withLanguage('nl', () => new MailTemplates(overrides).isStoredUsable({ key: 'review/thanks', language: 'nl' }));
    expect(warn.mock.calls.flat().join()).toMatch(/body, line 1: This mail has no variable 'nobody'$/);
    warn.mockRestore();
    speakBy(() => 'en');
  });
});
