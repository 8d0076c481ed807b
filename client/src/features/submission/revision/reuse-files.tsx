import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type Designation, DESIGNATION_LABELS, MESSAGES, REVISION_DESIGNATIONS, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { filesApi } from '../../../shared/files/files-api';
import { useNotify } from '../../../shared/state/hooks';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/** The plurals, as in 'Reuse figures'. Of all other designations, a revision has only one file, or the name is already plural. */
const PLURALS: Partial<Record<Designation, string>> = {
  Figure: t('figures'),
  SupplementaryFigures: t('supplementary figures'),
  Additional: t('additional files'),
  Video: t('video files'),
};
const pluralOf = (type: Designation): string => PLURALS[type] ?? DESIGNATION_LABELS[type].toLowerCase();

/** Offers to reuse each kind of file that the previous revision had and the new one lacks (spec part 1, section 2, 'Upload revision'). */
export function ReuseFiles({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [asking, setAsking] = useState<Designation | null>(null);
  const [reuse, { isLoading }] = filesApi.useReuseFilesMutation();
  const notify = useNotify();
  const has = (type: Designation, revision: number): boolean =>
    article.files.some((file) => file.type === type && file.revision === revision);
  const offered = REVISION_DESIGNATIONS.filter(
    (type) => !has(type, article.revision + 1) && has(type, article.revision),
  );
  if (offered.length === 0) return null;
  const confirmed = async (): Promise<void> => {
    if (asking === null) return;
    const answer = await reuse({ articleId: article.id, type: asking });
    setAsking(null);
    if (!('error' in answer)) notify.success(MESSAGES.added);
  };
  return (
    <div className={styles.row}>
      {offered.map((type) => (
        <Button key={type} size="small" onClick={() => setAsking(type)}>
          {t('Reuse {files}', { files: pluralOf(type) })}
        </Button>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title={MESSAGES.confirmReuse}
        text={t('All files of this kind are copied; you can still change them.')}
        confirm={t('Reuse the files')}
        busy={isLoading}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}
