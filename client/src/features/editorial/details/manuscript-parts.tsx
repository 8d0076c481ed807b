import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, t, VEIL_MESSAGES } from '@contracts';
import { formatDate } from '../../../shared/display/format';
import { EmptyState } from '../../../shared/page/empty-state';
import { AddressMarkBadge, MarkedAddresses } from '../../../shared/people/address-marks';
import { PlainText } from '../../../shared/rich-text/plain-text';
import { RichText } from '../../../shared/rich-text/rich-text';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    overflowWrap: 'anywhere',
  },
  people: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0 },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** The reviewers that the author nominated and excluded, with the reasons. */
export function Nominated({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { nominees, reviewerOne, reviewerTwo, reviewerRemoved, relationshipOne, relationshipTwo } = article;
  const { note, authorsHidden } = article;
  const nameOf = (id: string | null): string => {
    if (id === null) return t('None');
    // The list of reviewers would lack a nominee who left it, or whose account was merged.
    const person = nominees.find((one) => one.id === id);
    const institute = person?.institute ? `, ${person.institute}` : '';
    return person ? `${person.firstName} ${person.lastName}${institute}` : t('Former reviewer');
  };
  const withReason = (id: string | null, reason: string): string =>
    reason.trim() === '' ? nameOf(id) : `${nameOf(id)} (${reason})`;
  const lines: [string, ReactNode][] = [
    [t('First nomination'), withReason(reviewerOne, relationshipOne)],
    [t('Second nomination'), withReason(reviewerTwo, relationshipTwo)],
    [t('Excluded'), nameOf(reviewerRemoved)],
    [
      t('Note from the authors'),
      <PlainText key="note" text={note} empty={authorsHidden ? VEIL_MESSAGES.unshown : t('None.')} />,
    ],
  ];
  return (
    <dl className={styles.people}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Suggested reviewers who have no account yet, for staff: an address to which mails bounce is marked. */
export function Suggested({ article }: { article: ArticleView }) {
  return (
    <MarkedAddresses addresses={article.suggestedReviewers.map(({ email }) => email)}>
      <SuggestedList article={article} />
    </MarkedAddresses>
  );
}

/** Suggested reviewers who have no account yet. */
export function SuggestedList({ article }: { article: ArticleView }) {
  const styles = useStyles();
  if (article.suggestedReviewers.length === 0) return <EmptyState text={t('The authors suggested no reviewers.')} />;
  return (
    <ul className={styles.list}>
      {article.suggestedReviewers.map(({ fullName, email }) => (
        <li key={`${email} ${fullName}`}>
          {fullName}, <Link href={`mailto:${email}`}>{email}</Link> <AddressMarkBadge email={email} />
        </li>
      ))}
    </ul>
  );
}

/** The corrections that the office asked for, newest first. */
export function Corrections({ article }: { article: ArticleView }) {
  return (
    <>
      {[...article.articleCorrections].reverse().map((one) => (
        <section key={one.id}>
          <Text as="h3" weight="semibold" block>
            {one.reason}
          </Text>
          <Text block>
            {one.submittedAt === null
              ? t('Requested on {requested}, not yet submitted', { requested: formatDate(one.requestedAt) })
              : t('Requested on {requested}, submitted on {submitted}', {
                  requested: formatDate(one.requestedAt),
                  submitted: formatDate(one.submittedAt),
                })}
          </Text>
          <RichText html={one.description} />
        </section>
      ))}
    </>
  );
}
