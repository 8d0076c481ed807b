import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { FileView } from '@contracts';

const useStyles = makeStyles({
  picture: {
    flexShrink: 0,
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  small: { width: '48px', height: '36px', objectFit: 'cover' },
  large: { width: '96px', height: '72px', objectFit: 'contain' },
});

interface Props {
  file: FileView;
  size?: 'small' | 'large';
}

/** A thumbnail of a picture file. The server creates it, so that it is cheap and also works for a TIFF. Renders nothing for other files. */
export function FileThumbnail({ file, size = 'small' }: Props) {
  const styles = useStyles();
  // Each answer with the article contains a newly signed path, but the picture of one file does not change.
  const [src] = useState(file.thumbnail);
  const [failed, setFailed] = useState(false);
  if (src === null || failed) return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className={mergeClasses(styles.picture, styles[size])}
      onError={() => setFailed(true)}
    />
  );
}
