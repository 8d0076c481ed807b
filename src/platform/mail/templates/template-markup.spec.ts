import Handlebars from 'handlebars';
import {
  bodyOf,
  markupOf,
  subjectMarkupOf,
  subjectOf,
  type TemplateMarkup,
  type TemplateWords,
} from '../../../contracts';
import { builtInTemplates, readBuiltIn } from './built-in-templates';
import { compileTemplate } from './compile-template';
import { variablesOf } from './template-variables';

const NAMES = ['name', 'due', 'reviews', 'siteUrl', 'title', 'isRevision'];
const WORDS: readonly TemplateWords[] = NAMES.map((name) => ({
  name,
  label: `The ${name}`,
  asked: `there is ${name}`,
}));
const of = (read: TemplateMarkup): string => {
  if ('problem' in read) throw new Error(`${read.problem.line}: ${read.problem.reason}`);
  return read.markup;
};
const roundTrip = (body: string): string => bodyOf(of(markupOf(body, WORDS)), WORDS);
/** Removes line breaks. They are only between blocks, where they make no difference to a mail. */
const plain = (html: string): string => html.replace(/\s*\n\s*/g, '').trim();

/** Numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A random template with nested conditions, within lines and around paragraphs. */
function writeTemplate(seed: number): string {
  const next = numbers(seed);
  const one = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const around = (inside: () => string): string => {
    const helper = one(['if', 'unless']);
    const otherwise = next() < 0.5 ? `{{else}}${inside()}` : '';
    return `{{#${helper} ${one(NAMES)}}}${inside()}${otherwise}{{/${helper}}}`;
  };
  const line = (depth: number): string =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      const kind = Math.floor(next() * 6);
      if (kind === 0 && depth < 3) return around(() => line(depth + 1));
      if (kind === 1) return `{{${one(NAMES)}}}`;
      if (kind === 2) return `<strong>${one(['a ', ' b', '&amp;'])}{{${one(NAMES)}}}</strong>`;
      if (kind === 3) return `<a href="{{siteUrl}}x/{{${one(NAMES)}}}?a=[1]">here</a>`;
      return one([' and ', ', ', 'words', ' } not { ', '<br>']);
    }).join('');
  const block = (depth: number): string => {
    const kind = Math.floor(next() * 6);
    if (kind === 0 && depth < 3) return around(() => block(depth + 1) + (next() < 0.3 ? '\n' : '') + block(depth + 1));
    if (kind === 1) return '{{{reviews}}}';
    if (kind === 2) return `<blockquote>${block(3)}</blockquote>`;
    if (kind === 3) return `<ul><li>${line(1)}</li><li>${line(2)}</li></ul>`;
    return `<${one(['p', 'h2', 'h3'])}>${line(depth)}</p>`.replace(/^<(h\d)>(.*)<\/p>$/, '<$1>$2</$1>');
  };
  return Array.from({ length: 1 + Math.floor(next() * 5) }, () => block(0)).join('\n');
}

/** The mail with every value, and the one without any. */
const rendered = (body: string): string[] => {
  const render = compileTemplate({ subject: 'A', body });
  return [true, false].map((isFull) => {
    const values = NAMES.map((name) => [name, isFull ? `<i>${name}</i>` : '']);
    return plain(render(Object.fromEntries(values) as object).html);
  });
};

describe('a template in the editor of rich text', () => {
  it.each(builtInTemplates())('%s comes back as it was', (key) => {
    const { subject, body } = readBuiltIn(key);
    const words = variablesOf({ subject, body }).map(({ name }) => ({ name, label: `A ${name}`, asked: name }));
    const markup = of(markupOf(body, words));
    expect(markup).not.toContain('{{');
    expect(plain(bodyOf(markup, words))).toBe(plain(body));
    expect(subjectOf(of(subjectMarkupOf(subject, words)))).toBe(subject);
  });

  it('comes back as it was with any nested conditions', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const body = writeTemplate(seed);
      const back = roundTrip(body);
      expect(plain(back)).toBe(plain(body));
      expect(rendered(back)).toEqual(rendered(body));
    }
  });

  it('has its tokens between the paragraphs only if they are alone there', () => {
    const body = '{{#if due}}\n<p>{{#if name}}a{{/if}}</p>{{{reviews}}}{{/if}}Hello {{#if name}}you{{/if}}';
    const found = [
      ...of(markupOf(body, WORDS)).matchAll(/<(\w+) data-token="([^"]+)"(?: data-pair="(\d+)")?>([^<]*)</g),
    ];
    expect(found.map(([, ...parts]) => parts)).toEqual([
      ['div', '#if due', '1', 'If there is due'],
      ['span', '#if name', '2', 'If there is name'],
      ['span', '/if', '2', 'End'],
      ['span', '{reviews}', undefined, 'The reviews'],
      ['span', '/if', '1', 'End'],
      ['span', '#if name', '3', 'If there is name'],
      ['span', '/if', '3', 'End'],
    ]);
  });

  it('shows a variable in the address of a link by its label, and takes it from there', () => {
    const body = '<p><a href="{{siteUrl}}list/{{name}}?a[0]=[other]">x</a></p>';
    const markup = of(markupOf(body, WORDS));
    expect(markup).toContain('href="[The siteUrl]list/[The name]?a[0]=[other]"');
    expect(bodyOf(markup, WORDS)).toBe(body);
    expect(bodyOf('<a href="[siteUrl]x">y</a>', WORDS)).toBe('<a href="{{siteUrl}}x">y</a>');
  });

  it.each([
    ['<p>a</p>\n<p>{{#if name}}b</p>', 2, 'no end'],
    ['<p>{{/if}}</p>', 1, 'no condition'],
    ['{{#if name}}a{{/unless}}', 1, 'no condition'],
    ['{{#if name}}a{{else}}b{{else}}c{{/if}}', 1, 'two'],
    ['{{else}}', 1, 'no condition'],
    ['a\n\n{{#each name}}b{{/each}}', 3, 'neither'],
    ['{{name', 1, 'neither'],
    ['{{~name}}', 1, 'neither'],
    ['{{! a note }}', 1, 'neither'],
    ['{{> partial}}', 1, 'neither'],
    ['{{name}}}', 1, 'neither'],
    ['{{{name}}', 1, 'neither'],
    ['{{this}}{{../name}}', 1, 'neither'],
    ['\\{{name}}', 1, 'backslash'],
    ['<p {{name}}>a</p>', 1, 'inside an HTML tag'],
    ['<a href="{{#if name}}x{{/if}}">a</a>', 1, 'inside an HTML tag'],
    ['<ul>{{#if name}}<li>a</li>{{/if}}</ul>', 1, 'list items'],
    ['<p>a</p><!-- b -->', 1, 'comment'],
  ])('is left to its source: %j', (body, line, reason) => {
    expect(markupOf(body, WORDS)).toEqual({ problem: { line, reason: expect.stringContaining(reason) } });
  });

  it('is never accepted if Handlebars cannot parse it', () => {
    const signs = ['{{', '}}', '{{{', '}}}', '#if ', '/if', 'else', 'name', ' ', '<p>', '</p>', '\\', '{', '}'];
    const next = numbers(7);
    let read = 0;
    for (let round = 0; round < 5_000; round += 1) {
      const length = 1 + Math.floor(next() * 8);
      const body = Array.from({ length }, () => signs[Math.floor(next() * signs.length)]).join('');
      if ('problem' in markupOf(body, WORDS)) continue;
      read += 1;
      expect(() => Handlebars.parse(body)).not.toThrow();
    }
    expect(read).toBeGreaterThan(500);
  });

  it('has a subject of one line', () => {
    const subject = 'A & <b> "{{title}}"{{#if due}} by {{due}}{{/if}}';
    const markup = of(subjectMarkupOf(subject, WORDS));
    expect(markup).toContain('A &amp; &lt;b&gt;');
    expect(subjectOf(markup)).toBe(subject);
    expect(subjectOf('<p>a&nbsp;b</p><p>c<br>d</p>')).toBe('a b c d');
  });
});
