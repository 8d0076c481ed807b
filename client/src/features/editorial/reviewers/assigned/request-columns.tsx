import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ArticleReviewerView, ASSIGNMENT_LABELS, dueOfRequest, interestsInWords, t } from '@contracts';
import { LateDays } from '../../../../shared/article/marks/late-days';
import type { Column } from '../../../../shared/data-table/column';
import { ExpertiseText } from '../../../../shared/display/expertise-text';
import { Timestamp } from '../../../../shared/display/timestamp';
import { pageIdOf, PersonLink } from '../../../../shared/people/person-link';

const WIDE = '@media screen and (min-width: 900px)';

const useStyles = makeStyles({
  two: { [WIDE]: { display: 'block', fontSize: tokens.fontSizeBase200, lineHeight: '18px' } },
  line: { display: 'block', [WIDE]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  date: { [WIDE]: { fontSize: tokens.fontSizeBase200 } },
});

/** The date by which the reviewer should answer or submit the review; null if nothing is due. */
const dueOf = ({ status, answerDueDate, reviewDueDate }: ArticleReviewerView): string | null =>
  dueOfRequest(status, answerDueDate, reviewDueDate);

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
  if (request.overdueDays === null) return <ShortDate at={dueOf(request)} />;
  return (
    <span className={styles.date}>
      <LateDays days={request.overdueDays} />
    </span>
  );
}
