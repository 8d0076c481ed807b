import { ARTICLE_STATUSES, type ArticleStatus, FINAL_STATUSES, STATUS_LABELS } from '../../contracts';
import { type Transition, TRANSITIONS } from '../domain/lifecycle/transitions';

/** Rows that would connect almost all statuses are described in words instead. */
const IN_WORDS: readonly string[] = ['Override', 'Withdraw'];

const words = (command: string): string => command.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** With more targets than this, the arrows go through a common point first. */
const MOST_TARGETS = 4;

const cause = (row: Transition): string => `${words(row.command)} (${row.by.join(', ')})`;

/** The start of a draft has no source status. */
const sources = (row: Transition): string[] => (row.from.length > 0 ? [...row.from] : ['[*]']);

const throughPoint = (row: Transition): string[] => [
  `  state ${row.command} <<choice>>`,
  ...sources(row).map((from) => `  ${from} --> ${row.command}: ${cause(row)}`),
  ...row.to.map((to) => `  ${row.command} --> ${to}`),
];

/** One line per pair of statuses, with all transitions between them. */
function direct(rows: readonly Transition[]): string[] {
  const causes = new Map<string, string[]>();
  for (const row of rows)
    for (const from of sources(row))
      for (const to of row.to) {
        if (from === to && row.command === 'ReviewersMoved') continue;
        const arrow = `  ${from} --> ${to}`;
        causes.set(arrow, [...(causes.get(arrow) ?? []), cause(row)]);
      }
  return [...causes].map(([arrow, all]) => `${arrow}: ${all.join('; ')}`);
}

function arrows(): string[] {
  const drawn = TRANSITIONS.filter(({ command, to }) => to.length > 0 && !IN_WORDS.includes(command));
  const isWide = (row: Transition): boolean => row.to.length > MOST_TARGETS;
  return [...direct(drawn.filter((row) => !isWide(row))), ...drawn.filter(isWide).flatMap(throughPoint)];
}

const named = (status: ArticleStatus): string => `  ${status}: ${STATUS_LABELS[status].label}`;

const cell = (values: readonly string[]): string => (values.length > 0 ? values.join(', ') : '-');

const tableRow = ({ command, from, to, by }: Transition): string =>
  `| ${words(command)} | ${cell(from)} | ${cell(to)} | ${by.join(', ')} |`;

/** The page docs/lifecycle-diagram.md, generated from the table; a spec compares the two. */
export function lifecycleDiagram(): string {
  return [
    '# The life of an article',
    '',
    'Generated from `src/article/domain/lifecycle/transitions.ts` by `node scripts/draw-lifecycle.mjs`; do not edit.',
    '',
    'A: the uploader, S: assistant, E: editor, AE: the associate editor who holds the article, T: the system, R: an invited reviewer,',
    'K: a person with the key of a request. A webmaster may do everything that S and E may.',
    'Not drawn: an override (E, S) leads from every status but Draft to each of the eight decisions, to Returned to editor and back to review;',
    'a withdrawal (A, E, S) leads from every status but Draft and the final ones to Withdrawn.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...ARTICLE_STATUSES.map(named),
    ...arrows(),
    ...FINAL_STATUSES.map((status) => `  ${status} --> [*]`),
    '```',
    '',
    '## The table',
    '',
    '<!-- prettier-ignore-start -->',
    '',
    '| what | from | to | by |',
    '| --- | --- | --- | --- |',
    ...TRANSITIONS.map(tableRow),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
