import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { type SamePictureSign, type ShownPicture, t } from '@contracts';

const useStyles = makeStyles({
  pairs: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
  },
  // Side by side on a phone too, because figures below each other cannot be compared.
  pair: { display: 'flex', gap: tokens.spacingHorizontalM },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    flex: '0 1 240px',
    minWidth: 0,
    margin: 0,
  },
  caption: { ...typographyStyles.caption1, overflowWrap: 'anywhere' },
  picture: {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusMedium,
    // Figures are made for white paper, so they get it in the dark theme too.
    backgroundColor: '#ffffff',
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
  },
});

/** Each figure next to the figure of the earlier article, to compare them by eye. */
export function PicturePairs({ pictures }: { pictures: SamePictureSign['pictures'] }) {
  const styles = useStyles();
  return (
    <ul aria-label={t('Figures in both')} className={styles.pairs}>
      {pictures.map(({ here, there }) => (
        <li key={`${here.filename} ${there.filename}`} className={styles.pair}>
          <Shown picture={here} caption={t('Here: {filename}', { filename: here.filename })} />
          <Shown picture={there} caption={t('Earlier: {filename}', { filename: there.filename })} />
        </li>
      ))}
    </ul>
  );
}

function Shown({ picture, caption }: { picture: ShownPicture; caption: string }) {
  const styles = useStyles();
  // Every answer contains a newly signed path to the same picture, so the first path is kept.
  const [src] = useState(picture.thumbnail);
  const [isMissing, setMissing] = useState(false);
  return (
    <figure className={styles.figure}>
      {!isMissing && <img src={src} alt="" className={styles.picture} onError={() => setMissing(true)} />}
      <figcaption className={styles.caption}>
        {isMissing ? t('{caption} (it cannot be shown)', { caption }) : caption}
      </figcaption>
    </figure>
  );
}
