import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, type PersonName, type ReviewerPanel, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { PlainText } from '../../../shared/rich-text/plain-text';
import { SuggestedReviewerLine } from './suggested-reviewer';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, max-content) 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

const nameOf = ({ firstName, lastName, institute }: PersonName): string =>
  `${firstName} ${lastName}${institute ? `, ${institute}` : ''}`;

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  mayChoose: boolean;
}

/** The authors' preferred and excluded reviewers, shown where reviewers are selected (spec part 1, section 2, 'Reviewers'). */
export function Wishes({ article, panel: { wishes, suggested }, mayChoose }: Props) {
  const styles = useStyles();
  const { nominated, excluded, note } = wishes;
  if (nominated.length === 0 && !excluded && note === '' && suggested.length === 0) return null;
  return (
    <Card title={t('Reviewer preferences of the authors')}>
      <dl className={styles.list}>
        {nominated.map(({ person, relationship }) => (
          <Wish key={person.id} term={t('Nominated')}>
            <bdi>
              {nameOf(person)}
              {relationship !== '' && ` ${t('(relationship: {relationship})', { relationship })}`}
            </bdi>
          </Wish>
        ))}
        {suggested.map((one) => (
          <Wish key={one.email} term={one.accountId === null ? t('Suggested, no account') : t('Suggested')}>
            <SuggestedReviewerLine article={article} person={one} mayChoose={mayChoose} />
          </Wish>
        ))}
        {excluded && (
          <Wish term={t('Excluded')}>
            <bdi>{nameOf(excluded)}</bdi>
          </Wish>
        )}
        {note !== '' && (
          <Wish term={t('Note')}>
            <PlainText text={note} />
          </Wish>
        )}
      </dl>
    </Card>
  );
}

function Wish({ term, children }: { term: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <dt>
        <Text className={styles.term}>{term}</Text>
      </dt>
      <dd className={styles.value}>
        <Text>{children}</Text>
      </dd>
    </>
  );
}
