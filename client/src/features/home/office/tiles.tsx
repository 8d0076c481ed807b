import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { t } from '@contracts';

const useStyles = makeStyles({
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: tokens.spacingHorizontalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '@media (max-width: 639px)': { gridTemplateColumns: '1fr 1fr' },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '112px',
    height: '100%',
    boxSizing: 'border-box',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '10px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  number: { fontSize: '28px', lineHeight: '34px', fontWeight: tokens.fontWeightSemibold },
  late: { color: tokens.colorPaletteRedForeground1 },
  label: { fontWeight: tokens.fontWeightSemibold },
  detail: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

export interface Tile {
  label: string;
  /** Undefined until it is known; its place is kept. */
  number: number | undefined;
  detail?: string;
  late?: boolean;
  to: string;
}

/** Numbers that each link to the list of what they count. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.tiles} aria-label={t('Waiting for the office')}>
      {tiles.map(({ label, number, detail, late, to }) => (
        <li key={label}>
          <Link to={to} className={styles.tile}>
            <span className={mergeClasses(styles.number, late && number ? styles.late : undefined)}>
              {number ?? '–'}
            </span>
            <span className={styles.label}>{label}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
