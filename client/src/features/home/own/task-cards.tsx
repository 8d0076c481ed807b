import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { SERIF_FONT } from '../../../shared/theme/written';
import { Verbs } from '../verbs';
import type { Task } from './tasks';

const PHONE = '@media (max-width: 639px)';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '10px',
    backgroundColor: tokens.colorNeutralBackground1,
    [PHONE]: { flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  },
  text: {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalXXS,
    [PHONE]: { flexBasis: '100%' },
  },
  title: {
    fontFamily: SERIF_FONT,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  detail: { color: tokens.colorNeutralForeground3 },
  when: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', [PHONE]: { flexGrow: 1 } },
  verbs: { flexShrink: 0, display: 'flex', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
  late: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The tasks that only this person can do next, each with its subject, due date and buttons. */
export function TaskCards({ label, tasks }: { label: string; tasks: readonly Task[] }) {
  const styles = useStyles();
  return (
    <ul aria-label={label} className={styles.list}>
      {tasks.map(({ id, kind, title, to, number, detail, when, late, verbs }) => (
        <li key={id} className={styles.card}>
          <div className={styles.text}>
            <Badge appearance="tint" shape="rounded" size="large" color={kind.colour}>
              {kind.label}
            </Badge>
            <Link to={to} className={styles.title}>
              {title}
            </Link>
            <span className={styles.detail}>{detail}</span>
          </div>
          {when && <span className={mergeClasses(styles.when, late && styles.late)}>{when}</span>}
          <span className={styles.verbs}>
            <Verbs verbs={verbs} number={number} large />
          </span>
        </li>
      ))}
    </ul>
  );
}
