import { makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, type LogActionType, MAIL_KIND_LABELS, t } from '@contracts';
import { BlacklistNotice } from '../../../shared/article/blacklist-notice';
import { Card } from '../../../shared/display/card';
import { countDays, daysBetween, formatDate } from '../../../shared/display/format';
import { pageIdOf, PersonLink } from '../../../shared/people/person-link';
import { detailsApi } from '../api/details-api';
import { FactsAuthors } from '../authorship/facts-authors';
import { FactsConflicts } from './facts-conflicts';
import { FactsDue } from './facts-due';
import { FactsReviewers } from './facts-reviewers';
import { useHadHappened, useMoment, useShownTime } from './past/moment';

/** Number of mails in the column; the history lists all. */
const MAX_MAILS = 3;
/** Actions of editors, assistants and associate editors. */
const BY_OFFICE: readonly LogActionType[] = [
  'ASSISTANT_DECISION',
  'EDITOR_DECISION',
  'OVERRIDE',
  'REVIEWER_ASSIGNMENT',
  'REVIEWER_ASSIGNMENT_REMOVED',
  'REVIEWER_MAILED',
  'REVIEWER_COUNT',
  'AE_ASSIGNMENT',
  'AE_DECISION',
];

const useStyles = makeStyles({
  facts: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, overflowWrap: 'anywhere' },
  columns: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    columnGap: tokens.spacingHorizontalXL,
  },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  value: { margin: 0 },
  lines: { listStyleType: 'none', margin: 0, padding: 0 },
  small: typographyStyles.caption1,
});

/** The facts about an article that matter at every step, next to its tabs. */
export function FactsColumn({ article }: { article: ArticleView }) {
  const isPast = useMoment() !== null;
  return (
    <Card>
      {!isPast && <BlacklistNotice articleId={article.id} />}
      <Facts article={article} />
    </Card>
  );
}

/** The facts themselves, below each other or in columns. */
export function Facts({ article, inColumns = false }: { article: ArticleView; inColumns?: boolean }) {
  const styles = useStyles();
  const now = useShownTime();
  const isPast = useMoment() !== null;
  const hasReviewers = article.articleReviewer.some(({ revision }) => revision === article.revision);
  const facts: [string, ReactNode][] = [
    [t('Due'), <FactsDue key="due" article={article} />],
    [t('Associate editor'), <Holder key="holder" article={article} />],
    [t('Last handled by'), <Handler key="handler" articleId={article.id} />],
    [t('In this status'), countDays(Math.max(0, daysBetween(article.statusSince, now)))],
    [t('Reviewers'), <FactsReviewers key="reviewers" article={article} />],
    // The authors' answers are known only as of today.
    ...(isPast ? [] : [[t('Authors'), <FactsAuthors key="authors" article={article} />] as [string, ReactNode]]),
    // Conflicts are computed from the accounts as they are today.
    ...(hasReviewers && !isPast
      ? [[t('Conflicts of reviewers'), <FactsConflicts key="conflicts" article={article} />] as [string, ReactNode]]
      : []),
    [t('The author wishes'), <Wishes key="wishes" article={article} />],
    ...(article.languageService
      ? [[t('Language service'), t('Wanted: 100 euro per 1000 words, after acceptance')] as [string, ReactNode]]
      : []),
    [t('Last mails'), <LastMails key="mails" articleId={article.id} />],
  ];
  return (
    <dl className={mergeClasses(styles.facts, inColumns && styles.columns)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An article has no permanently assigned editor. Mails go to the person of the office who acted last. */
function Handler({ articleId }: { articleId: string }) {
  const { data = [] } = detailsApi.useArticleLogQuery(articleId);
  const hadHappened = useHadHappened();
  const last = data.find(
    ({ actionType, actionTime, user }) => user !== null && BY_OFFICE.includes(actionType) && hadHappened(actionTime),
  );
  if (!last?.user) return <>{t('Nobody yet')}</>;
  return (
    <>
      <bdi>
        {last.user.firstName} {last.user.lastName}
      </bdi>
      , {formatDate(last.actionTime)}
    </>
  );
}

function Holder({ article: { editorAssignements } }: { article: ArticleView }) {
  const holder = editorAssignements.find(({ endedAt }) => endedAt === null)?.associateEditor;
  return holder ? (
    <PersonLink id={pageIdOf(holder)} name={`${holder.firstName} ${holder.lastName}`} />
  ) : (
    <>{t('None')}</>
  );
}

function Wishes({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { nominees, reviewerOne, reviewerTwo, reviewerRemoved, suggestedReviewers } = article;
  const nameOf = (id: string): string => {
    const person = nominees.find((one) => one.id === id);
    return person ? `${person.firstName} ${person.lastName}` : t('Former reviewer');
  };
  const nominated = [reviewerOne, reviewerTwo].filter((id) => id !== null).map(nameOf);
  const all = [
    ...nominated.map((name) => t('for {name}', { name })),
    ...suggestedReviewers.map(({ fullName }) => t('for {name} (no account)', { name: fullName })),
    ...(reviewerRemoved === null ? [] : [t('not {name}', { name: nameOf(reviewerRemoved) })]),
  ];
  if (all.length === 0) return <>{t('None')}</>;
  return (
    <ul className={styles.lines}>
      {all.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}

function LastMails({ articleId }: { articleId: string }) {
  const styles = useStyles();
  const { data = [] } = detailsApi.useMailLogQuery(articleId);
  const hadHappened = useHadHappened();
  const known = data.filter(({ timeRequested }) => hadHappened(timeRequested));
  const newest = known.sort((a, b) => b.timeRequested.localeCompare(a.timeRequested)).slice(0, MAX_MAILS);
  if (newest.length === 0) return <>{t('None')}</>;
  return (
    <ul className={styles.lines}>
      {newest.map(({ id, type, timeRequested }) => (
        <li key={id}>
          <Text className={styles.small}>
            {MAIL_KIND_LABELS[type]} · {formatDate(timeRequested)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
