import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ArticleView, shownAuthors, t, typeWords } from '@contracts';
import { ArticleDates } from '../../../shared/article/article-header';
import { StatusBadge } from '../../../shared/display/status-badge';
import { FoldedNames } from '../../../shared/people/folded-names';

const useStyles = makeStyles({
  facts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
});

/** Status, type, revision, authors and dates of a manuscript, below its title. */
export function AuthorFacts({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { revision } = article;
  return (
    <div className={styles.facts}>
      <div className={styles.line}>
        <StatusBadge status={article.status} />
        {article.type && <Text>{typeWords(article.type.name)}</Text>}
        {revision > 0 && <Text>{t('Revision {revision}', { revision })}</Text>}
        <FoldedNames names={shownAuthors(article)} />
      </div>
      <ArticleDates article={article} />
    </div>
  );
}
