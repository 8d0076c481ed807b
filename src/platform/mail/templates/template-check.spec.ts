import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root';
import { renderWritten } from '../mail-templates';
import { builtInTemplates, readBuiltIn } from './built-in-templates';
import { compileTemplate } from './compile-template';
import { MAX_TEMPLATE_BODY, templateProblems } from './template-check';
import { SECRET_VARIABLES, variablesOf } from './template-variables';

const BUILT_IN = builtInTemplates();
/** A value of the right kind for each variable, with text that escaping and sanitising would change. */
const valuesFor = (key: string, empty: boolean): Record<string, unknown> =>
  Object.fromEntries(
    variablesOf(readBuiltIn(key)).map(({ name, kind, mayBeEmpty }) => {
      if (kind === 'condition') return [name, !empty];
      if (empty && mayBeEmpty) return [name, null];
      if (kind === 'rich') return [name, `<p>Some <strong>${name}</strong></p>`];
      return [name, /Url$|^link$/.test(name) ? `https://example.org/${name}?a=1&b=2` : `${name} & <i>`];
    }),
  );
const problemsOf = (body: string, key = 'review/answered', subject = 'A subject'): string[] =>
  templateProblems({ subject, body }, variablesOf(readBuiltIn(key))).map(
    ({ part, line, message }) => `${part} ${line}: ${message}`,
  );

describe('the variables that are inserted on sending', () => {
  const source = readFileSync(join(projectRoot(), 'src/identity/mails/identity-mails.ts'), 'utf8');
  const secret = [...source.matchAll(/^ {6}(\w+): .*SECRET_MARK/gm)].map(([, name = '']) => name);

  it('are all known as secret', () => {
    expect(secret.length).toBeGreaterThan(3);
    expect(secret.sort()).toEqual([...SECRET_VARIABLES].sort());
  });

  it('are needed, and refused in a subject', () => {
    const body = '<p>{{name}} {{change}} {{journalName}}</p>';
    expect(problemsOf(body, 'identity/factor-link', 'Your link {{factorsUrl}}').join()).toMatch(
      /'factorsUrl' cannot stand in a subject.*factorsUrl/s,
    );
  });
});

describe('the built-in templates', () => {
  it('are found', () => {
    expect(BUILT_IN.length).toBeGreaterThan(30);
    expect(BUILT_IN).toContain('review/invitation');
    const names = BUILT_IN.map((key) => key.split('/')[1]);
    // The API names them without their module.
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(BUILT_IN)('%s could have been written by a webmaster, with the same resulting mail', (key) => {
    const text = readBuiltIn(key);
    expect(templateProblems(text, variablesOf(text))).toEqual([]);
    for (const empty of [false, true]) {
      const values = valuesFor(key, empty);
      const [own, written] = [compileTemplate(text)(values), renderWritten(text, variablesOf(text))(values)];
      const plain = (html: string): string => html.replaceAll('&#x3D;', '=').replaceAll('<br>', '<br />');
      expect({ ...written, html: plain(written.html) }).toEqual({ ...own, html: plain(own.html) });
    }
  });
});

describe('a template written by a webmaster', () => {
  it('may use conditions and the variables of its mail', () => {
    const body = '<p>{{reviewer}} {{#if accepts}}said yes{{else}}said no{{#if reason}}: {{reason}}{{/if}}{{/if}}</p>';
    expect(problemsOf(body)).toEqual([]);
  });

  it.each([
    ['<p>a</p>\n<p>{{nobody}}</p>', "body 2: This mail has no variable 'nobody'"],
    ['<p>{{#if accepts}}a</p>', 'body 1: The braces cannot be read'],
    ['<p>a</p>\n\n<p>{{reviewer</p>', 'body 3: The braces cannot be read'],
    ['{{#if accepts}}a{{/unless}}', 'body 1: {{#if}} is closed by {{/unless}}'],
    ['a\n{{#each reason}}b{{/each}}', 'body 2: Only variables'],
    ['{{#with reviewer}}b{{/with}}', 'body 1: Only variables'],
    ['{{#reviewer}}b{{/reviewer}}', 'body 1: Only variables'],
    ['{{lookup reviewer "x"}}', 'body 1: Only variables'],
    ['{{log reviewer}}', 'body 1: Only variables'],
    ['{{> partial}}', 'body 1: Only variables'],
    ['{{#*inline "x"}}b{{/inline}}', 'body 1: Only variables'],
    ['{{this}}{{../reviewer}}{{@root.reviewer}}', 'body 1: Only variables'],
    ['{{reviewer.constructor}}', 'body 1: Only variables'],
    ['{{#if (lookup . "x")}}b{{/if}}', 'body 1: Only variables'],
    ['{{"text"}}', 'body 1: Only variables'],
    ['{{{reviewer}}}', "body 1: 'reviewer' is no rich text: use two braces"],
    ['{{&reviewer}}', "body 1: 'reviewer' is no rich text"],
    ['{{accepts}}', "body 1: 'accepts' is yes or no"],
    ['<p>\n{{reason}}</p>', "body 2: 'reason' may be missing"],
    ['{{#unless reason}}{{reason}}{{/unless}}', "body 1: 'reason' may be missing"],
    ['<p>a</p>\n<script>alert(1)</script>', 'body 2: <script> cannot be used in a mail'],
    ['<p onclick="x()">a</p>', 'body 1: <p> cannot have onclick'],
    ['<img src="https://example.org/a.png">', 'body 1: <img> cannot be used'],
    ['<a href="javascript:alert(1)">a</a>', "body 1: 'javascript:alert(1)' is no whole address"],
    ['%%QUIRE-SECRET%%', "body 1: '%%' cannot be used"],
    ['   ', 'body 1: Please enter a text'],
    ['é'.repeat(MAX_TEMPLATE_BODY), 'body 1: The text is longer than 50 kB'],
    ['{{#if accepts}}'.repeat(30) + 'a' + '{{/if}}'.repeat(30), 'body 1: There are too many conditions'],
  ])('is refused with its line: %j', (body, message) => {
    expect(problemsOf(body).join('\n')).toContain(message);
  });

  it('is refused for its subject, too', () => {
    expect(problemsOf('a', 'review/answered', '')).toEqual(['subject 1: Please enter a subject']);
    expect(problemsOf('a', 'review/answered', 'a\nBcc: x@example.org')).toEqual(['subject 1: A subject has one line']);
    expect(problemsOf('{{secret}}', 'identity/password-reset', '{{secret}}').join()).toContain(
      'cannot stand in a subject',
    );
  });

  it('requires the secret, without which the mail is useless', () => {
    expect(problemsOf('Hello', 'identity/password-reset').join()).toContain('{{secret}} must be in the text');
    expect(problemsOf('{{#if name}}{{secret}}{{/if}}', 'identity/password-reset').join()).toContain(
      'must be in the text',
    );
    const link = '<a href="{{setPasswordUrl}}">Go on</a>';
    expect(problemsOf(link, 'identity/set-password')).toEqual([]);
    const values = { setPasswordUrl: 'https://q.example.org/rrs/setPassword?user=1&key=%%QUIRE-SECRET%%&next=%2Fx' };
    const text = { subject: 'S', body: link };
    const { html } = renderWritten(text, variablesOf(readBuiltIn('identity/set-password')))(values);
    expect(html).toBe(`<a href="${values.setPasswordUrl.replaceAll('&', '&amp;')}">Go on</a>`);
  });

  const TO_AUTHORS = BUILT_IN.filter((key) =>
    /decision-(?!taken)|check-rejected|correction-|withdrawal-to-author/.test(key),
  );
  it.each([...TO_AUTHORS, 'submission/submission-received'])(
    '%s, to authors, can name no reviewer or editor',
    (key) => {
      for (const name of ['reviewer', 'associate', 'comment', 'recommendation', 'suggestedColleague', 'email'])
        expect(problemsOf(`{{${name}}}`, key).join()).toContain(`no variable '${name}'`);
      const values = { ...valuesFor(key, false), reviewer: 'Dr. Canary' };
      const spy = renderWritten({ subject: 'S', body: '{{reviewer}}' }, variablesOf(readBuiltIn(key)));
      // Even a template that passed the check would not see this variable.
      expect(() => spy(values)).toThrow(/not defined/);
    },
  );
});
