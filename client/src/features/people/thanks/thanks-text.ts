import { CSV_MARK, csvLine, type ReviewerThanks, t } from '@contracts';

/** One line for each person, family name first, and one for the others. */
export function thanksLines({ people, others }: ReviewerThanks): string[] {
  const named = people.map(({ firstName, lastName, institute }) =>
    [[lastName, firstName].filter(Boolean).join(', '), institute].filter(Boolean).join(' – '),
  );
  if (others === 0) return named;
  const rest =
    named.length === 0
      ? t('{count, plural, one {# reviewer who is} other {# reviewers who are}} not named here', {
          count: others,
        })
      : t('and {count, plural, one {# other who is} other {# others who are}} not named here', {
          count: others,
        });
  return [...named, rest];
}

/** The heading of the list. */
export const thanksTitle = (journalName: string, year: number): string =>
  t('Reviewers of {journalName} in {year}', { journalName, year: String(year) });

/** For spreadsheets: names, and institutes of those who agreed to it. The number of the others is no row of people, and is left out. */
export const thanksCsv = ({ people }: ReviewerThanks): Blob =>
  new Blob(
    [
      CSV_MARK,
      csvLine([t('Last name'), t('First name'), t('Institute')]),
      ...people.map(({ lastName, firstName, institute }) => csvLine([lastName, firstName, institute])),
    ],
    { type: 'text/csv;charset=utf-8' },
  );
