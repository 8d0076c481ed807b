import { makeStyles, tokens } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { type ArticleView, t, VEIL_MESSAGES } from '@contracts';
import { Card } from '../../../shared/display/card';
import { AddressTabs } from '../../../shared/display/tabs';
import { EmptyState } from '../../../shared/page/empty-state';
import { RichText } from '../../../shared/rich-text/rich-text';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';
import { FigureThumbnails, presentFigures } from '../details/figure-thumbnails';

const useStyles = makeStyles({
  texts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
});

/** What the assistant checks: the manuscript, the abstract with the cover letter, and the figures. Figures open in the viewer. */
export function CheckMaterial({ article }: { article: ArticleView }) {
  const [params] = useSearchParams();
  const file = params.get('file');
  // The tab of the form and the filters of the files do not change.
  const rest = Object.fromEntries([...params].filter(([name]) => name !== 'file'));
  const address = (beside: string): Record<string, string> => ({ ...rest, beside });
  const tabs = [
    { value: 'manuscript', label: t('Manuscript'), content: <Manuscript key={file} article={article} file={file} /> },
    { value: 'texts', label: t('Abstract and cover letter'), content: <Texts article={article} /> },
    {
      value: 'figures',
      label: t('Figures'),
      count: presentFigures(article).length,
      content: <Figures article={article} address={address('manuscript')} />,
    },
  ].map((tab) => ({ ...tab, address: address(tab.value) }));
  return <AddressTabs label={t('Material for the check')} param="beside" tabs={tabs} />;
}

function Manuscript({ article, file }: { article: ArticleView; file: string | null }) {
  return (
    <ManuscriptViewer
      articleId={article.id}
      revision={article.revision}
      file={file ?? undefined}
      height="max(480px, calc(100vh - 240px))"
    />
  );
}

function Texts({ article }: { article: ArticleView }) {
  return (
    <div className={useStyles().texts}>
      <Card title={t('Abstract')}>
        <RichText html={article.abstractText} empty={t('There is no abstract.')} />
      </Card>
      <Card title={t('Cover letter')}>
        <RichText
          html={article.coverLetter}
          empty={article.authorsHidden ? VEIL_MESSAGES.unshown : t('There is no cover letter.')}
        />
      </Card>
    </div>
  );
}

function Figures({ article, address }: { article: ArticleView; address: Record<string, string> }) {
  if (presentFigures(article).length === 0) return <EmptyState text={t('This revision has no figures.')} />;
  const linkTo = (file: string): string => `?${new URLSearchParams({ ...address, file }).toString()}`;
  return <FigureThumbnails article={article} linkTo={linkTo} />;
}
