import { makeStyles, tokens } from '@fluentui/react-components';
import { FIGURE_DESIGNATIONS, type FileView } from '@contracts';

/** A larger picture would take too long to load for a thumbnail. */
const CHEAP_BYTES = 2 * 1_048_576;
/** Formats that every browser displays. */
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

const hasThumbnail = ({ type, fileType, size }: FileView): boolean =>
  FIGURE_DESIGNATIONS.includes(type) && SHOWN.includes(fileType) && size <= CHEAP_BYTES;

/** A thumbnail of a small picture file; renders nothing for other files. */
export function FileThumbnail({ file }: { file: FileView }) {
  const styles = useStyles();
  if (!hasThumbnail(file)) return null;
  return <img src={file.location} alt="" loading="lazy" className={styles.picture} />;
}
