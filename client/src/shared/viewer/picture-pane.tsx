import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { t } from '@contracts';
import { EmptyState } from '../page/empty-state';
import type { Reporting } from './use-pdf';

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

type Props = Reporting & { name: string };

/** A figure as a picture. 100 % is the width of the frame. */
export function PicturePane({ file, name, onControl, onChange, renew }: Props) {
  const styles = useStyles();
  const [scale, setScale] = useState(1);
  // The address changes before it expires. A picture that is shown already is not loaded again.
  const [src, setSrc] = useState(file.location);
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
  const again = async (): Promise<void> => {
    setSrc(await renew());
    setFailed(false);
  };
  if (failed)
    return (
      <EmptyState
        text={t('The picture could not be shown.')}
        detail={t('Download the file instead.')}
        action={<Button onClick={() => void again()}>{t('Try again')}</Button>}
      />
    );
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('Picture {name}', { name })}>
      <img
        src={src}
        alt={name}
        className={styles.picture}
        style={{ width: `${Math.round(scale * 100)}%` }}
        onError={() => setFailed(true)}
      />
    </div>
  );
}
