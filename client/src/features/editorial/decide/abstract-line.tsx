import { makeStyles, tokens } from '@fluentui/react-components';
import { type ArticleView, isEmptyRichText, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { PageLink } from '../../../shared/page/page-link';
import { RichText } from '../../../shared/rich-text/rich-text';

const useStyles = makeStyles({
  beginning: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    lineHeight: tokens.lineHeightBase300,
    '& > *': { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
    // One continuous text; otherwise the last line could be a heading with nothing below it.
    '& :is(h1, h2, h3, h4, h5, h6, p)': { display: 'inline', margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
    '& :is(h1, h2, h3, h4, h5, h6, p)::after': { content: '" "' },
  },
});

/** The beginning of the abstract and a link to the rest, so that editors see what they decide on. */
export function AbstractLine({ article }: { article: ArticleView }) {
  const styles = useStyles();
  if (isEmptyRichText(article.abstractText)) return null;
  return (
    <Card title={t('Abstract')} actions={<PageLink to="?tab=abstract">{t('Whole abstract')}</PageLink>}>
      <div className={styles.beginning}>
        <RichText html={article.abstractText} />
      </div>
    </Card>
  );
}
