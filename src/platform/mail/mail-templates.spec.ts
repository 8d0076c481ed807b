import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { MailTemplates } from './mail-templates';

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
});
