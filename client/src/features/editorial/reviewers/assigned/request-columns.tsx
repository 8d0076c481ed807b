import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ArticleReviewerView, ASSIGNMENT_LABELS, interestsInWords, t } from '@contracts';
import type { Column } from '../../../../shared/data-table/column';
import { ExpertiseText } from '../../../../shared/display/expertise-text';
import { daysBetween } from '../../../../shared/display/format';
import { Timestamp } from '../../../../shared/display/timestamp';
import { VisuallyHidden } from '../../../../shared/display/visually-hidden';
import { pageIdOf, PersonLink } from '../../../../shared/people/person-link';

const WIDE = '@media screen and (min-width: 900px)';

const useStyles = makeStyles({
  two: { [WIDE]: { display: 'block', fontSize: tokens.fontSizeBase200, lineHeight: '18px' } },
  line: { display: 'block', [WIDE]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  date: { [WIDE]: { fontSize: tokens.fontSizeBase200 } },
  late: {
    color: tokens.colorPaletteRedForeground1,
    fontWeight: tokens.fontWeightSemibold,
    [WIDE]: { fontSize: tokens.fontSizeBase200 },
  },
});

/** The date by which the reviewer should answer or submit the review; null if nothing is due. */
function dueOf({ status, answerDueDate, reviewDueDate }: ArticleReviewerView): string | null {
  if (status === 'Mailed') return answerDueDate;
  return status === 'Accepted' ? reviewDueDate : null;
}

/** The number of days since the due date; 0 if it is not late. */
export function lateDaysOf(request: ArticleReviewerView): number {
  const due = dueOf(request);
  return due === null ? 0 : Math.max(0, daysBetween(due, new Date()));
}

type DateField = 'selectedDate' | 'mailedDate' | 'decidedDate' | 'completedDate';

const date = (id: DateField, header: string): Column<ArticleReviewerView> => ({
  id,
  header,
  cell: (request) => <ShortDate at={request[id]} />,
  sortValue: (request) => request[id],
  width: '76px',
  inline: true,
});

/** The columns for the requests of one revision (spec part 2, section 2, 'Reviewer selection'). */
export const REQUEST_COLUMNS: readonly Column<ArticleReviewerView>[] = [
  {
    id: 'name',
    header: t('Name'),
    cell: (request) => <Name request={request} />,
    sortValue: ({ reviewer }) => reviewer.lastName,
    // Next to a wide manuscript the table scrolls, so that the name stays readable.
    width: '130px',
  },
  {
    id: 'status',
    header: t('Status'),
    cell: (request) => <Status request={request} />,
    sortValue: (request) => ASSIGNMENT_LABELS[request.status],
    width: '92px',
  },
  date('selectedDate', t('Selected')),
  date('mailedDate', t('Mailed')),
  date('decidedDate', t('Decided')),
  date('completedDate', t('Completed')),
  { id: 'due', header: t('Due'), cell: (request) => <Due request={request} />, sortValue: dueOf, width: '80px' },
];

/** Dates of this year without the year, so that five of them fit in a row. */
function ShortDate({ at }: { at: string | null }) {
  const styles = useStyles();
  return (
    <span className={styles.date}>
      <Timestamp at={at} show="short" />
    </span>
  );
}

function Name({ request: { reviewer } }: { request: ArticleReviewerView }) {
  const styles = useStyles();
  return (
    <span className={styles.two}>
      <span className={mergeClasses(styles.line, styles.name)}>
        <PersonLink id={pageIdOf(reviewer)} name={`${reviewer.firstName} ${reviewer.lastName}`} />
      </span>
      {/* At most 70 characters here, 60 among candidates (spec part 2, section 9). */}
      <span className={mergeClasses(styles.line, styles.quiet)}>
        <ExpertiseText text={reviewer.areasOfExpertise} max={70} />
      </span>
    </span>
  );
}

function Status({
  request: { status, declineReason, suggestedColleague, interests },
}: {
  request: ArticleReviewerView;
}) {
  const styles = useStyles();
  const more = [
    interests && interestsInWords(interests),
    declineReason,
    suggestedColleague && t('suggests {name}', { name: suggestedColleague }),
  ]
    .filter((part) => part)
    .join('; ');
  return (
    <span className={styles.two}>
      <span className={styles.line}>{ASSIGNMENT_LABELS[status]}</span>
      {more !== '' && (
        <span className={mergeClasses(styles.line, styles.quiet)} title={more}>
          {more}
        </span>
      )}
    </span>
  );
}

/** 'late 5 d' in the danger colour, or the date. */
function Due({ request }: { request: ArticleReviewerView }) {
  const styles = useStyles();
  const late = lateDaysOf(request);
  if (late === 0) return <ShortDate at={dueOf(request)} />;
  return (
    <span className={styles.late}>
      <span aria-hidden>{t('late {lateDays} d', { lateDays: late })}</span>
      <VisuallyHidden>{t('{lateDays, plural, one {# day} other {# days}} late', { lateDays: late })}</VisuallyHidden>
    </span>
  );
}
