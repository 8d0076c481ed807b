import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Info } from '../../../shared/display/info';

export interface Figure {
  label: string;
  value: string;
  detail?: string;
  /** The definition of the figure, shown by a button. */
  info?: string;
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  value: { ...typographyStyles.title2, margin: 0 },
  detail: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The key figures of a report. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {figures.map(({ label, value, detail, info }) => (
        <div key={label}>
          <dt className={styles.label}>
            {label}
            {info && <Info about={label} text={info} />}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {detail && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
