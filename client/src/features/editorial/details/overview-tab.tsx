import { makeStyles, Tag, tokens } from '@fluentui/react-components';
import type { ArticleView } from '@contracts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';
import { useMoment } from '../frame/past/moment';
import { RevisionChangesCard } from './changes/revision-changes';
import { FigureThumbnails } from './figure-thumbnails';
import { Corrections, Nominated, OriginalFiles, Suggested } from './manuscript-parts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  keywords: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, listStyleType: 'none', padding: 0 },
  people: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
  },
});

/** What the manuscript is, in one view (spec part 2, section 2, 'Dialogs from the manuscript card'). */
export function OverviewTab({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const isPast = useMoment() !== null;
  return (
    <div className={styles.parts}>
      <Card title="Abstract">
        <RichText html={article.abstractText} empty="There is no abstract." />
        <Keywords keywords={article.keywords} />
      </Card>
      {!isPast && <RevisionChangesCard article={article} />}
      <FigureThumbnails article={article} />
      <Card title="Cover letter">
        <RichText html={article.coverLetter} empty="There is no cover letter." />
      </Card>
      {article.articleCorrections.length > 0 && (
        <Card title="Corrections">
          <Corrections article={article} />
        </Card>
      )}
      <Card title="Original files">
        <OriginalFiles files={article.files} />
      </Card>
      <div className={styles.people}>
        <Card title="The author's reviewers">
          <Nominated article={article} />
        </Card>
        <Card title="Suggested reviewers">
          <Suggested article={article} />
        </Card>
      </div>
    </div>
  );
}

function Keywords({ keywords }: { keywords: string }) {
  const styles = useStyles();
  const words = keywords.split(';').filter(Boolean);
  if (words.length === 0) return null;
  return (
    <ul aria-label="Keywords" className={styles.keywords}>
      {words.map((word) => (
        <li key={word}>
          <Tag size="small" appearance="outline" shape="circular">
            {word}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
