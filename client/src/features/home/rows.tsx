import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SERIF_FONT } from '../../shared/theme/written';
import { type Verb, Verbs } from './verbs';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '10px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    padding: '10px 16px',
    minHeight: '36px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 639px)': { flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  },
  text: { flexGrow: 1, minWidth: 0, '@media (max-width: 639px)': { flexBasis: '100%' } },
  title: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: SERIF_FONT,
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '@media (max-width: 639px)': { whiteSpace: 'normal' },
  },
  detail: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  when: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  // As wide as most buttons, so that the days before them are aligned in one column.
  verbs: {
    flexShrink: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    '@media (min-width: 640px)': { minWidth: '120px' },
  },
  late: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface RowProps {
  title: string;
  to: string;
  /** The article's number, which completes the names of the buttons. */
  number: string;
  detail: ReactNode;
  when?: string;
  late?: boolean;
  /** At the end of the row, before the buttons. */
  aside?: ReactNode;
  verbs: readonly Verb[];
  /** Called before a link of the row opens its page. */
  onOpen?: () => void;
}

/** A list of articles, with one line about what each waits for. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={useStyles().list}>
      {children}
    </ul>
  );
}

export function Row({ title, to, number, detail, when, late = false, aside, verbs, onOpen }: RowProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link to={to} onClick={onOpen} className={styles.title}>
          {title}
        </Link>
        <span className={styles.detail}>
          {number} · {detail}
        </span>
      </div>
      {when && <span className={mergeClasses(styles.when, late && styles.late)}>{when}</span>}
      {aside}
      {verbs.length > 0 && (
        <span className={styles.verbs}>
          <Verbs verbs={verbs} number={number} onOpen={onOpen} />
        </span>
      )}
    </li>
  );
}
