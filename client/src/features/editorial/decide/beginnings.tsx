import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, isEmptyRichText, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { PageLink } from '../../../shared/page/page-link';
import { PlainText } from '../../../shared/rich-text/plain-text';
import { RichText } from '../../../shared/rich-text/rich-text';

const useStyles = makeStyles({
  beginnings: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  },
  beginning: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase300,
    '& > *': { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
    // One continuous text; otherwise the last line could be a heading with nothing below it.
    '& :is(h1, h2, h3, h4, h5, h6, p)': { display: 'inline', margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
    '& :is(h1, h2, h3, h4, h5, h6, p)::after': { content: '" "' },
  },
});

/** The first lines of the abstract and of what the authors wrote to the editors, with links to the rest. */
export function Beginnings({ article: { abstractText, coverLetter, note } }: { article: ArticleView }) {
  const styles = useStyles();
  const hasLetter = !isEmptyRichText(coverLetter);
  if (isEmptyRichText(abstractText) && !hasLetter && note === '') return null;
  return (
    <div className={styles.beginnings}>
      {!isEmptyRichText(abstractText) && (
        <Beginning title={t('Abstract')} link={<PageLink to="?tab=abstract">{t('Whole abstract')}</PageLink>}>
          <RichText html={abstractText} />
        </Beginning>
      )}
      {hasLetter && (
        <Beginning title={t('Cover letter')} link={<PageLink to="?tab=letter">{t('Whole letter')}</PageLink>}>
          <RichText html={coverLetter} />
        </Beginning>
      )}
      {note !== '' && (
        <Beginning title={t('Note from the authors')} link={<PageLink to="?tab=letter">{t('Whole note')}</PageLink>}>
          <PlainText text={note} />
        </Beginning>
      )}
    </div>
  );
}

function Beginning({ title, link, children }: { title: string; link: ReactNode; children: ReactNode }) {
  return (
    <Card title={title} actions={link}>
      <div className={useStyles().beginning}>{children}</div>
    </Card>
  );
}
