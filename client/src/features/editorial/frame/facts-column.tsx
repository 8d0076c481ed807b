import { Badge, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, MAIL_KIND_LABELS } from '@contracts';
import { BlacklistNotice } from '../../../shared/article/blacklist-notice';
import { Card } from '../../../shared/display/card';
import { countDays, daysBetween, formatDate } from '../../../shared/display/format';
import { PersonLink } from '../../../shared/people/person-link';
import { detailsApi } from '../api/details-api';
import { FactsReviewers } from './facts-reviewers';

/** Mails in the column; all are in the history. */
const MAILS = 3;

const useStyles = makeStyles({
  facts: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  value: { margin: 0 },
  lines: { listStyleType: 'none', margin: 0, padding: 0 },
  small: typographyStyles.caption1,
});

/** What one wants to know about an article at every step, beside its tabs. */
export function FactsColumn({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const facts: [string, ReactNode][] = [
    ['Due', <Due key="due" article={article} />],
    ['Associate editor', <Holder key="holder" article={article} />],
    ['In this status', countDays(Math.max(0, daysBetween(article.statusSince, new Date())))],
    ['Reviewers', <FactsReviewers key="reviewers" article={article} />],
    ['The author wishes', <Wishes key="wishes" article={article} />],
    ...(article.languageService
      ? [['Language service', 'Wanted: 100 euro per 1000 words, after acceptance'] as [string, ReactNode]]
      : []),
    ['Last mails', <LastMails key="mails" articleId={article.id} />],
  ];
  return (
    <Card>
      <BlacklistNotice articleId={article.id} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Holder({ article: { editorAssignements } }: { article: ArticleView }) {
  const holder = editorAssignements.find(({ endedAt }) => endedAt === null)?.associateEditor;
  return holder ? <PersonLink id={holder.id} name={`${holder.firstName} ${holder.lastName}`} /> : <>None</>;
}

/** The next date of the article: the author's, the associate editor's or a reviewer's. */
function dueOf({ dueDate, editorAssignements, articleReviewer, revision }: ArticleView): string | null {
  const open = articleReviewer.filter((one) => one.revision === revision);
  const reviewers = open.map(({ status, answerDueDate, reviewDueDate }) => {
    if (status === 'Mailed') return answerDueDate;
    return status === 'Accepted' ? reviewDueDate : null;
  });
  const associate = editorAssignements.find(({ endedAt }) => endedAt === null)?.dueAt ?? null;
  return [dueDate, associate, ...reviewers].filter((date) => date !== null).sort()[0] ?? null;
}

function Due({ article }: { article: ArticleView }) {
  const due = dueOf(article);
  if (due === null) return <>No date</>;
  const days = daysBetween(new Date(), due);
  return (
    <>
      {formatDate(due)}{' '}
      <Badge appearance="tint" color={days < 0 ? 'danger' : 'warning'}>
        {days < 0 ? `late ${countDays(-days)}` : days === 0 ? 'today' : `in ${countDays(days)}`}
      </Badge>
    </>
  );
}

function Wishes({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { nominees, reviewerOne, reviewerTwo, reviewerRemoved, suggestedReviewers } = article;
  const nameOf = (id: string): string => {
    const person = nominees.find((one) => one.id === id);
    return person ? `${person.firstName} ${person.lastName}` : 'Former reviewer';
  };
  const wanted = [reviewerOne, reviewerTwo].filter((id) => id !== null).map(nameOf);
  const all = [
    ...wanted.map((name) => `for ${name}`),
    ...suggestedReviewers.map(({ fullName }) => `for ${fullName} (no account)`),
    ...(reviewerRemoved === null ? [] : [`not ${nameOf(reviewerRemoved)}`]),
  ];
  if (all.length === 0) return <>None</>;
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
  const newest = [...data].sort((a, b) => b.timeRequested.localeCompare(a.timeRequested)).slice(0, MAILS);
  if (newest.length === 0) return <>None</>;
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
