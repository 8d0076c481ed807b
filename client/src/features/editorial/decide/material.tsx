import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ArticleView, t, VEIL_MESSAGES } from '@contracts';
import { Card } from '../../../shared/display/card';
import { AddressTabs } from '../../../shared/display/tabs';
import { PlainText } from '../../../shared/rich-text/plain-text';
import { RichText } from '../../../shared/rich-text/rich-text';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';
import { viewableFiles } from '../../../shared/viewer/viewable-files';
import { earlierRounds, StaffReviews } from './staff-reviews';

const useStyles = makeStyles({
  letter: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  terms: { color: tokens.colorNeutralForeground3 },
});

/** The id of the PDF with the author's answer to the previous revision's reviews; undefined for a first version. */
function replyOf({ files, revision }: ArticleView): string | undefined {
  return viewableFiles(files, revision).find((file) => file.type === 'RebuttalLetterPDF')?.id;
}

/** What a decision is based on: comments, abstract, cover letter, manuscript, the author's reply and earlier rounds. */
export function Material({ article }: { article: ArticleView }) {
  const { id, revision } = article;
  const reply = replyOf(article);
  const tabs = [
    {
      value: 'comments',
      label: t('Comments side by side'),
      content: <StaffReviews article={article} revision={revision} />,
    },
    { value: 'abstract', label: t('Abstract'), content: <Abstract article={article} /> },
    { value: 'letter', label: t('Cover letter'), content: <Letter article={article} /> },
    {
      value: 'manuscript',
      label: t('Manuscript'),
      content: <ManuscriptViewer articleId={id} revision={revision} height="calc(100vh - 220px)" />,
    },
    ...(reply
      ? [
          {
            value: 'reply',
            label: t("Author's reply"),
            content: <ManuscriptViewer articleId={id} revision={revision} file={reply} height="calc(100vh - 220px)" />,
          },
        ]
      : []),
    ...earlierRounds(article).map((round) => ({
      value: `r${round}`,
      label: t('Round R{round}', { round }),
      content: <StaffReviews article={article} revision={round} rated />,
    })),
  ];
  return <AddressTabs label={t('Material for the decision')} tabs={tabs} />;
}

function Abstract({ article }: { article: ArticleView }) {
  const styles = useStyles();
  return (
    <Card title={t('Abstract')}>
      <RichText html={article.abstractText} />
      {article.keywords !== '' && (
        <Text>
          <span className={styles.terms}>{t('Keywords:')}</span> {article.keywords}
        </Text>
      )}
    </Card>
  );
}

/** What the authors wrote to the editors. */
function Letter({ article: { coverLetter, note, authorsHidden } }: { article: ArticleView }) {
  return (
    <div className={useStyles().letter}>
      <Card title={t('Cover letter')}>
        <RichText html={coverLetter} empty={authorsHidden ? VEIL_MESSAGES.unshown : t('There is no cover letter.')} />
      </Card>
      {note !== '' && (
        <Card title={t('Note from the authors')}>
          <PlainText text={note} />
        </Card>
      )}
    </div>
  );
}
