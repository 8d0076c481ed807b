import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type FileView, type ReviewAnswer, sizeLabel, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { labelOf } from '../../../shared/files/file-names';
import { EmptyState } from '../../../shared/page/empty-state';
import { RichText } from '../../../shared/rich-text/rich-text';
import { FilesViewer } from '../../../shared/viewer/manuscript-viewer';
import { inReadingOrder, viewableFiles } from '../../../shared/viewer/viewable-files';
import type { Part } from './two-panes';

const useStyles = makeStyles({
  files: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  file: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  name: { overflowWrap: 'anywhere' },
  about: { color: tokens.colorNeutralForeground3 },
});

/** The parts that a reviewer reads next to the form. The manuscript comes first as soon as there is a PDF of it. */
export function manuscriptParts(answer: ReviewAnswer, onRetry: () => Promise<readonly FileView[] | undefined>): Part[] {
  const viewable = viewableFiles(answer.files, answer.files[0]?.revision ?? 0);
  const manuscript: Part = {
    value: 'manuscript',
    label: t('Manuscript'),
    content: (
      <FilesViewer
        inPlace
        files={viewable}
        height="max(360px, calc(var(--quire-room, 80vh) - 44px))"
        {...{ onRetry }}
      />
    ),
  };
  const abstract: Part = {
    value: 'abstract',
    label: t('Abstract'),
    content: (
      <Card>
        <RichText html={answer.article.abstractText} empty={t('This manuscript has no abstract.')} />
      </Card>
    ),
  };
  const files: Part = {
    value: 'files',
    label: t('Files {count}', { count: answer.files.length }),
    content: (
      <Card>
        <Files answer={answer} />
      </Card>
    ),
  };
  return viewable.length > 0 ? [manuscript, abstract, files] : [abstract, files];
}

/** The files that the reviewer may see; each opens in a new tab so that the form stays open. */
function Files({ answer }: { answer: ReviewAnswer }) {
  const styles = useStyles();
  if (answer.files.length === 0)
    return (
      <EmptyState text={answer.readOnly ? t('There are no files to show.') : t('This manuscript has no files.')} />
    );
  return (
    <ul className={styles.files}>
      {inReadingOrder(answer.files).map((file) => (
        <li key={file.id} className={styles.file}>
          <Link href={file.location} target="_blank" rel="noreferrer" className={styles.name}>
            {file.filename}
          </Link>
          <Text size={200} className={styles.about}>
            {labelOf(file)}, {sizeLabel(file.size)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
