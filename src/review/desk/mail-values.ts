import type { ArticleState } from '../../article';
import type { AppConfig } from '../../platform/config/config';

/** What a template may use. */
export type MailValues = Record<string, unknown>;

/** What every template about an article knows: nothing of editors or reviewers. */
export const articleMailValues = (
  state: ArticleState,
  { journalName, publicUrl }: Pick<AppConfig, 'journalName' | 'publicUrl'>,
): MailValues => ({
  journalName,
  number: state.number,
  title: state.fields.articleTitle,
  revision: state.revision,
  isRevision: state.revision > 0,
  articleId: state.id,
  siteUrl: `${publicUrl}/rrs/`,
});

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A moment as a date in words, by UTC: '5 March 2026'. */
export function dateInWords(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
