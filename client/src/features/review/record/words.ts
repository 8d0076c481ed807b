import { decimal, type ReviewingFigures, t } from '@contracts';
import { formatNumber } from '../../../shared/display/format';

/** '2025', or '2019 to 2025'. */
export const periodWords = ({ fromYear, toYear }: { fromYear: number; toYear: number }): string =>
  fromYear === toYear ? String(fromYear) : t('{from} to {to}', { from: String(fromYear), to: String(toYear) });

/** '2025', or 'All years'. */
export const yearWords = (year: number | null): string => (year === null ? t('All years') : String(year));

/** A number of days with one decimal; a dash without a value. */
export const daysWords = (days: number | null): string => (days === null ? '–' : decimal(days, 1));

/** The figures as text, to paste into other documents, one line per year. */
export function figuresText(figures: readonly ReviewingFigures[], journalName: string, today: string): string {
  const lines = figures.map((one) =>
    t(
      '{year}: {invited} invitations, {accepted} accepted, {completed} completed; median days to answer {toAnswer}, to review {toReview}',
      {
        ...{ year: yearWords(one.year), invited: formatNumber(one.invited), accepted: formatNumber(one.accepted) },
        ...{ completed: formatNumber(one.completed), toAnswer: daysWords(one.daysToAnswer) },
        toReview: daysWords(one.daysToReview),
      },
    ),
  );
  return [t('Reviewing for {journalName}, as of {today}', { journalName, today }), ...lines].join('\n');
}
