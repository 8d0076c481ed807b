import { CSV_MARK, csvLine, type ReviewerThanks, t } from '@contracts';

/** One line for each named person, family name first, and one line with the number of the other reviewers. */
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

/**
 * The CSV file for spreadsheets: the names and institutes of the people who agreed to it. The number of the other reviewers is left out,
 * since it is not a person's row.
 */
export const thanksCsv = ({ people }: ReviewerThanks): Blob =>
  new Blob(
    [
      CSV_MARK,
      csvLine([t('Last name'), t('First name'), t('Institute')]),
      ...people.map(({ lastName, firstName, institute }) => csvLine([lastName, firstName, institute])),
    ],
    { type: 'text/csv;charset=utf-8' },
  );
