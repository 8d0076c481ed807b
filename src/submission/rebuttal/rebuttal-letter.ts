import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import type { ArticleState } from '../../article';
import { inEnglish, inLanguage, type Language, type RebuttalDraft, REVIEW_FIELD_LABELS } from '../../contracts';
import { rebuttalPoints } from './rebuttal-points';

const template = Handlebars.compile(readFileSync(join(__dirname, 'rebuttal-letter.hbs'), 'utf8'));

/** Typed text as paragraphs, each with its lines. */
const paragraphs = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some((line) => line !== ''));

/** The letter of rebuttal as a page: every point of the reviewers with its reply. Reviewers read it, so it contains no author's name. */
export function rebuttalLetter(state: ArticleState, draft: RebuttalDraft, language: Language): string {
  const t = inLanguage(language);
  const inWords = inLanguage(language);
  const labels = inEnglish(REVIEW_FIELD_LABELS);
  let before = { reviewer: 0, field: '' };
  const points = rebuttalPoints(state).map(({ id, reviewer, field, quote }) => {
    const point = {
      reviewer: reviewer === before.reviewer ? null : t('Reviewer {number}', { number: reviewer }),
      heading: reviewer === before.reviewer && field === before.field ? null : inWords(labels[field]),
      quote,
      reply: paragraphs(draft.replies[id] ?? ''),
      none: t('No reply'),
    };
    before = { reviewer, field };
    return point;
  });
  return template({
    language,
    title: t('Reply to the reviewers'),
    article: `${state.number} · ${state.fields.articleTitle}`,
    opening: paragraphs(draft.opening),
    points,
  });
}
