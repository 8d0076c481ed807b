import { makeStyles, tokens } from '@fluentui/react-components';
import { FIGURE_DESIGNATIONS, type FileView } from '@contracts';

/** Larger pictures would cost more to fetch than the small view of them is worth. */
const CHEAP_BYTES = 2 * 1_048_576;
/** What every browser shows. */
const SHOWN = ['png', 'jpg'];

const useStyles = makeStyles({
  picture: {
    width: '48px',
    height: '36px',
    flexShrink: 0,
    objectFit: 'cover',
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

export const hasThumbnail = ({ type, fileType, size }: FileView): boolean =>
  FIGURE_DESIGNATIONS.includes(type) && SHOWN.includes(fileType) && size <= CHEAP_BYTES;

/** A figure in small, beside its name, where that is cheap; else nothing. */
export function FileThumbnail({ file }: { file: FileView }) {
  const styles = useStyles();
  if (!hasThumbnail(file)) return null;
  return <img src={file.location} alt="" loading="lazy" className={styles.picture} />;
}
