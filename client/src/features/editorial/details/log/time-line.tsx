import { makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type ArticleLogEntry, LOG_ACTION_LABELS, t } from '@contracts';
import { formatDate, formatTime } from '../../../../shared/display/format';
import { runLabel, runsOf } from './entry-runs';
import { isMinor } from './log-kinds';
import { statusMove, whoDid } from './log-words';
import { useOpened } from './use-opened';

const DOT = '10px';

const useStyles = makeStyles({
  line: { listStyleType: 'none', margin: 0, padding: 0, minWidth: 0 },
  item: {
    position: 'relative',
    paddingInlineStart: tokens.spacingHorizontalXXL,
    paddingBottom: tokens.spacingVerticalXS,
    breakInside: 'avoid',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${DOT} / 2 - 1px)`,
      borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      top: tokens.spacingVerticalM,
      insetInlineStart: 0,
      width: DOT,
      height: DOT,
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  // The dot belongs to the entry, not to the day above it.
  first: { '::after': { top: '50px' } },
  moved: { '::after': { backgroundColor: tokens.colorBrandBackground } },
  entry: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXXS,
    width: '100%',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  minor: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  day: {
    ...typographyStyles.subtitle2,
    margin: 0,
    paddingBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalXS}`,
  },
  view: {
    marginInlineStart: 'auto',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorBrandForegroundLink,
    '@media print': { display: 'none' },
  },
  fold: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  head: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, alignItems: 'baseline' },
  muted: { color: tokens.colorNeutralForeground2 },
  below: { paddingBlock: tokens.spacingVerticalM },
});

interface Props {
  /** Newest first. */
  entries: readonly ArticleLogEntry[];
  chosen: ArticleLogEntry | null;
  /** True to fold consecutive mails and files. */
  folds: boolean;
  onChoose: (entry: number) => void;
  /** Content shown under the chosen entry on narrow screens. */
  below?: ReactNode;
}

/** The number of entries that each arrow key moves. */
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Every log entry, newest first: date, action, previous and new status, who and what (spec part 2, section 2, 'Log'). Each is a
 * button. The arrow keys move between entries; Home and End jump to the first and last. Status changes have a coloured dot and a
 * text.
 */
export function TimeLine({ entries, chosen, folds, onChoose, below }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLOListElement>(null);
  const [opened, open] = useOpened(list);
  const move = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-entry]') ?? [])];
    const here = buttons.findIndex((button) => button === event.target);
    if (here === -1) return;
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step && here + step;
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <ol ref={list} reversed aria-label={t('Timeline')} className={styles.line} onKeyDown={move}>
      {runsOf(entries, folds).map((run) => {
        const [first] = run.entries;
        const isOpen = !run.foldable || opened.includes(first.id) || run.entries.some(({ id }) => id === chosen?.id);
        if (!isOpen)
          return (
            <Item key={first.id} entries={entries} entry={first}>
              <button type="button" data-print className={styles.fold} onClick={() => open(first)}>
                {runLabel(run)}
              </button>
            </Item>
          );
        return run.entries.map((entry) => (
          <Item key={entry.id} entries={entries} entry={entry} moved={statusMove(entry) !== null}>
            <Entry entry={entry} isChosen={entry.id === chosen?.id} onChoose={() => onChoose(entry.entry)} />
            {below && entry.id === chosen?.id && <div className={styles.below}>{below}</div>}
          </Item>
        ));
      })}
    </ol>
  );
}

interface ItemProps {
  /** All entries, to find out where a day begins. */
  entries: readonly ArticleLogEntry[];
  entry: ArticleLogEntry;
  /** True for a change of the status. */
  moved?: boolean;
  children: ReactNode;
}

function Item({ entries, entry, moved = false, children }: ItemProps) {
  const styles = useStyles();
  const isFirst = isFirstOfDay(entries, entries.indexOf(entry));
  return (
    <li className={mergeClasses(styles.item, isFirst && styles.first, moved && styles.moved)}>
      {isFirst && <h3 className={styles.day}>{formatDate(entry.actionTime)}</h3>}
      {children}
    </li>
  );
}

function isFirstOfDay(entries: readonly ArticleLogEntry[], index: number): boolean {
  const [before, entry] = [entries[index - 1], entries[index]];
  return entry !== undefined && (!before || formatDate(before.actionTime) !== formatDate(entry.actionTime));
}

function Entry({ entry, isChosen, onChoose }: { entry: ArticleLogEntry; isChosen: boolean; onChoose: () => void }) {
  const styles = useStyles();
  const status = statusMove(entry);
  return (
    <button
      type="button"
      data-print
      data-entry={entry.entry}
      aria-current={isChosen ? 'true' : undefined}
      className={mergeClasses(styles.entry, isMinor(entry) && styles.minor, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <Text weight="semibold" size={isMinor(entry) ? 200 : status ? 400 : 300}>
          {LOG_ACTION_LABELS[entry.actionType]}
        </Text>
        <time dateTime={entry.actionTime} className={styles.muted}>
          {formatTime(entry.actionTime)}
        </time>
        <span className={styles.muted}>{whoDid(entry)}</span>
        {!isChosen && <span className={styles.view}>{t('View as of this moment')}</span>}
      </span>
      {status && <Text weight="medium">{status}</Text>}
      <span>{entry.description}</span>
    </button>
  );
}
