import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type AuthorshipRequestView, t, typeWords } from '@contracts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';

const useStyles = makeStyles({
  facts: { color: tokens.colorNeutralForeground3 },
  list: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  summary: { minHeight: '24px', cursor: 'pointer' },
});

/** What an author confirms: the manuscript and the list of authors, in its order. */
export function NamedManuscript({ request }: { request: AuthorshipRequestView }) {
  const styles = useStyles();
  const { articleTitle, typeName, articleNumber, journalName, abstractText, authors } = request;
  return (
    <Card title={articleTitle}>
      <Text className={styles.facts}>
        {[
          typeWords(typeName),
          t('no. {number}', { number: articleNumber }),
          t('submitted to {journalName}', { journalName }),
        ]
          .filter((part) => part)
          .join(' · ')}
      </Text>
      <ol aria-label={t('Authors')} className={styles.list}>
        {authors.map(({ name, institute, isYou, isSubmitter }, index) => (
          <li key={`${index} ${name}`}>
            <bdi>
              {isYou ? <strong>{name}</strong> : name}
              {institute && <span className={styles.quiet}>, {institute}</span>}
            </bdi>
            {isYou && ` ${t('(you)')}`}
            {isSubmitter && ` ${t('(submitted the manuscript)')}`}
          </li>
        ))}
      </ol>
      <details>
        <summary className={styles.summary}>{t('Abstract')}</summary>
        <RichText html={abstractText} empty={t('This manuscript has no abstract.')} />
      </details>
    </Card>
  );
}
