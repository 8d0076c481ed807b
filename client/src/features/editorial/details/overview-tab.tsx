import { makeStyles, tokens } from '@fluentui/react-components';
import { type ArticleView, t, VEIL_MESSAGES } from '@contracts';
import { Card } from '../../../shared/display/card';
import { OriginalFiles } from '../../../shared/files/original-files';
import { Later } from '../../../shared/page/later';
import { RichText } from '../../../shared/rich-text/rich-text';
import { useMoment } from '../frame/past/moment';
import { IntegrityCard } from '../integrity/integrity-card';
import { AbstractCard } from './abstract-card';
import { RevisionChangesCard } from './changes/revision-changes';
import { ExportCard } from './export/export-card';
import { FigureThumbnails } from './figure-thumbnails';
import { Corrections, Nominated, Suggested } from './manuscript-parts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  people: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
  },
});

/** The manuscript in one view (spec part 2, section 2, 'Dialogs from the manuscript card'). */
export function OverviewTab({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const isPast = useMoment() !== null;
  return (
    <div className={styles.parts}>
      <AbstractCard article={article} />
      <Later>
        {!isPast && <RevisionChangesCard article={article} />}
        <FigureThumbnails article={article} />
        <Card title={t('Cover letter')}>
          <RichText
            html={article.coverLetter}
            empty={article.authorsHidden ? VEIL_MESSAGES.unshown : t('There is no cover letter.')}
          />
        </Card>
        {article.articleCorrections.length > 0 && (
          <Card title={t('Corrections')}>
            <Corrections article={article} />
          </Card>
        )}
        <Card title={t('Original files')}>
          <OriginalFiles files={article.files} />
        </Card>
        {!isPast && <IntegrityCard article={article} />}
        {!isPast && <ExportCard article={article} />}
        <Wishes article={article} />
      </Later>
    </div>
  );
}

/** The reviewers that the author would like. */
function Wishes({ article }: { article: ArticleView }) {
  const styles = useStyles();
  return (
    <div className={styles.people}>
      <Card title={t("The author's reviewers")}>
        <Nominated article={article} />
      </Card>
      <Card title={t('Suggested reviewers')}>
        <Suggested article={article} />
      </Card>
    </div>
  );
}
