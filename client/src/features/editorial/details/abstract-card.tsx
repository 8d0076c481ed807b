import { Badge, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ArticleView, countAbstractWords, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';

const useStyles = makeStyles({
  // The headings of a structured abstract are in line with its text, so that the whole abstract is in view.
  abstract: {
    '& h3': {
      float: 'inline-start',
      marginBlock: 0,
      marginInlineEnd: '0.5ch',
      fontSize: 'inherit',
      textTransform: 'lowercase',
      '::first-letter': { textTransform: 'uppercase' },
      '::after': { content: '"."' },
    },
    '& h3 + p': { marginBottom: tokens.spacingVerticalXS },
  },
  keywords: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  length: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
});

/** The abstract with its keywords and its length. */
export function AbstractCard({ article }: { article: ArticleView }) {
  const styles = useStyles();
  return (
    <Card title={t('Abstract')}>
      <div className={styles.abstract}>
        <RichText html={article.abstractText} empty={t('There is no abstract.')} />
      </div>
      <Keywords article={article} />
    </Card>
  );
}

function Keywords({ article: { keywords, abstractText } }: { article: ArticleView }) {
  const styles = useStyles();
  const words = keywords.split(';').filter(Boolean);
  const length = countAbstractWords(abstractText);
  if (words.length === 0 && length === 0) return null;
  return (
    <div className={styles.keywords}>
      {words.length > 0 && (
        <ul aria-label={t('Keywords')} className={styles.keywords}>
          {words.map((word) => (
            <li key={word}>
              <Badge appearance="outline" color="informative">
                {word}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {length > 0 && (
        <span className={styles.length}>{t('{after, plural, one {# word} other {# words}}', { after: length })}</span>
      )}
    </div>
  );
}
