import { type ArticleCard, type ArticleStatus, STATUS_LABELS, t, type UsualDays } from '@contracts';
import { daysBetween } from '../../display/format';

const STAGE: Partial<Record<ArticleStatus, number>> = {
  NEW_ARTICLE: 2,
  REVIEWER_SELECTION: 2,
  UNDER_REVIEW: 3,
  REVIEWED: 4,
};

/** The journal's usual durations until they are loaded. */
export const NOT_KNOWN: UsualDays = { asking: null, reviewing: null };

/** The current stage of the four. */
export const stageOf = ({ status }: Pick<ArticleCard, 'status'>): number => STAGE[status] ?? 2;

/** 'With reviewers for 9 days, usually 27': the current stage, how long it has lasted, and how long it usually takes in this journal. */
export function stageInWords(
  { status, statusSince }: Pick<ArticleCard, 'status' | 'statusSince'>,
  { asking, reviewing }: UsualDays,
  now = new Date(),
): string {
  const days = Math.max(0, daysBetween(statusSince, now));
  // 0 means that the journal has too few past articles for a usual duration.
  const [check, review] = [asking ?? 0, reviewing ?? 0];
  switch (status) {
    case 'NEW_ARTICLE':
      return t(
        'The office checks your files{check, plural, =0 {} one {; reviewers are usually asked within # day} other {; reviewers are usually asked within # days}}',
        { check },
      );
    case 'REVIEWER_SELECTION':
      return t('The editors choose reviewers{days, plural, =0 {} one {, for # day now} other {, for # days now}}', {
        days,
      });
    case 'UNDER_REVIEW':
      return t(
        'With reviewers{days, plural, =0 { since today} one { for # day} other { for # days}}{review, plural, =0 {} other {, usually #}}',
        { days, review },
      );
    case 'REVIEWED':
      return t('The reviews are in; the editors decide');
    default:
      return STATUS_LABELS[status].label;
  }
}
