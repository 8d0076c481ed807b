import { LANGUAGES } from '../../../contracts';
import { builtInTemplates, readBuiltIn } from './built-in-templates';
import { compileTemplate } from './compile-template';
import { templateProblems } from './template-check';
import { type TemplateVariable, variablesOf } from './template-variables';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const CASES = OTHERS.flatMap((language) => builtInTemplates().map((key) => [key, language] as const));

/** The readable text, without variables and markup. */
const words = (text: string): string => text.replace(/\{\{[^}]*\}\}+|<[^>]*>/g, ' ');
/** Words that occur in no Dutch text. */
const ENGLISH =
  /\b(the|you|your|please|this|that|has|been|we|with|if|and|not|dear|regards|reply|mail address|click|thank|manuscripts)\b/i;
const valueOf = ({ name, kind }: TemplateVariable): unknown => (kind === 'condition' ? true : `<${name}>`);
const sentences = (text: string): string[] =>
  words(text)
    .split(/[.:?!\n]/)
    .map((one) => one.trim())
    .filter((one) => one.split(/\s+/).length > 3);

describe('Mail templates of another language', () => {
  it('exist for every English template', () => {
    expect(CASES.length).toBeGreaterThan(50 * OTHERS.length - 1);
  });

  it.each(CASES)('%s (%s) can be used with the variables of the English one', (key, language) => {
    const [english, other] = [readBuiltIn(key), readBuiltIn(key, language)];
    expect(templateProblems(other, variablesOf(english))).toEqual([]);
    expect(variablesOf(other)).toEqual(variablesOf(english));
  });

  it.each(CASES)('%s (%s) has no English words left', (key, language) => {
    const [english, other] = [readBuiltIn(key), readBuiltIn(key, language)];
    expect(`${words(other.subject)} ${words(other.body)}`).not.toMatch(ENGLISH);
    const kept = sentences(`${english.subject}\n${english.body}`);
    expect(sentences(`${other.subject}\n${other.body}`).filter((one) => kept.includes(one))).toEqual([]);
  });

  it.each(CASES)('%s (%s) is complete with all values, and without the optional ones', (key, language) => {
    const render = compileTemplate(readBuiltIn(key, language));
    const variables = variablesOf(readBuiltIn(key));
    const all = Object.fromEntries(variables.map((variable) => [variable.name, valueOf(variable)]));
    const fewest = Object.fromEntries(
      variables.map((variable) => [
        variable.name,
        variable.mayBeEmpty || variable.kind === 'condition' ? null : valueOf(variable),
      ]),
    );
    const gaps = variables.filter(({ kind }) => kind === 'text').map(({ name }) => name);
    for (const { subject, html } of [render(all), render(fewest)]) {
      expect(subject).not.toBe('');
      expect(html).toMatch(/^<p>/);
      expect(html).not.toMatch(/undefined|null|\{\{/);
    }
    const rendered = `${render(all).subject} ${render(all).html}`;
    expect(gaps.filter((name) => !rendered.includes(`<${name}>`) && !rendered.includes(`&lt;${name}&gt;`))).toEqual([]);
  });
});
