import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { type ArticleView, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { OriginalFiles } from '../../../../shared/files/original-files';
import { RichText } from '../../../../shared/rich-text/rich-text';
import { Facts } from '../../frame/facts-column';
import { ReviewsTab } from '../reviews-tab';
import { PrintedHistory } from './printed-history';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    maxWidth: '900px',
    '@media print': { display: 'block', maxWidth: 'none' },
  },
  print: { justifySelf: 'start' },
});

/** The whole article on one page for printing: abstract, facts, files, reviews and history. */
export function PrintView({ article }: { article: ArticleView }) {
  const styles = useStyles();
  return (
    <div className={styles.parts}>
      <Button appearance="primary" icon={<PrintRegular />} className={styles.print} onClick={() => window.print()}>
        {t('Print this page')}
      </Button>
      <Card title={t('Abstract')}>
        <RichText html={article.abstractText} empty={t('There is no abstract.')} />
        {article.keywords !== '' && (
          <p>{t('Keywords: {filter}', { filter: article.keywords.split(';').filter(Boolean).join(', ') })}</p>
        )}
      </Card>
      <Card title={t('Facts')}>
        <Facts article={article} inColumns />
      </Card>
      <Card title={t('Original files')}>
        <OriginalFiles files={article.files} />
      </Card>
      <ReviewsTab article={article} />
      <Card title={t('History')}>
        <PrintedHistory articleId={article.id} />
      </Card>
    </div>
  );
}
