import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { type FileView, GENERATED_DESIGNATIONS, sizeLabel, t } from '@contracts';
import { EmptyState } from '../page/empty-state';
import { givenName, labelOf, newestFirst } from './file-names';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    overflowWrap: 'anywhere',
  },
  stored: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

const isOriginal = ({ type }: FileView): boolean => !GENERATED_DESIGNATIONS.includes(type) || type === 'Overview';

const about = (file: FileView): string =>
  [labelOf(file), t('revision {revision}', { revision: file.revision }), sizeLabel(file.size)].join(', ');

/**
 * The authors' files and the overview generated from them, newest revision first: the name that the author gave each file, and below it
 * the journal's name.
 */
export function OriginalFiles({ files }: { files: readonly FileView[] }) {
  const styles = useStyles();
  const shown = newestFirst(files.filter(isOriginal));
  if (shown.length === 0) return <EmptyState text={t('There are no files.')} />;
  return (
    <ul className={styles.list}>
      {shown.map((file) => (
        <li key={file.id}>
          <Link href={file.location} target="_blank" rel="noreferrer">
            {givenName(file)}
          </Link>{' '}
          ({about(file)}){file.originalName !== null && <span className={styles.stored}>{file.filename}</span>}
        </li>
      ))}
    </ul>
  );
}
