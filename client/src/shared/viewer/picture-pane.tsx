import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { type FileView, t } from '@contracts';
import { EmptyState } from '../page/empty-state';
import type { ViewControl, ViewState } from './view-control';

const STEP = 1.25;
const SMALLEST = 0.25;
const LARGEST = 4;

const useStyles = makeStyles({
  scroll: {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  picture: { display: 'block', marginInline: 'auto', backgroundColor: '#fff' },
});

interface Props {
  file: FileView;
  name: string;
  onControl: (control: ViewControl | null) => void;
  onChange: (change: Partial<ViewState>) => void;
}

/** A figure as a picture. 100 % is the width of the frame. */
export function PicturePane({ file, name, onControl, onChange }: Props) {
  const styles = useStyles();
  const [scale, setScale] = useState(1);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    onControl({
      zoomIn: () => setScale((now) => Math.min(LARGEST, now * STEP)),
      zoomOut: () => setScale((now) => Math.max(SMALLEST, now / STEP)),
      fitWidth: () => setScale(1),
    });
    return () => onControl(null);
  }, [onControl]);
  useEffect(() => onChange({ scale }), [onChange, scale]);
  if (failed)
    return <EmptyState text={t('The picture could not be shown.')} detail={t('Download the file instead.')} />;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('Picture {name}', { name })}>
      <img
        src={file.location}
        alt={name}
        className={styles.picture}
        style={{ width: `${Math.round(scale * 100)}%` }}
        onError={() => setFailed(true)}
      />
    </div>
  );
}
