import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useMediaQuery } from '../../../shared/display/use-media-query';
import { useRoomBelow } from '../../../shared/page/use-room-below';

/** Narrower than this, one pane is shown at a time. */
const NARROW = '(max-width: 1099px)';

const useStyles = makeStyles({
  panes: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)',
    alignItems: 'start',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
    '@media print': { display: 'block' },
  },
  // The manuscript stays in view below the top bar while the form scrolls.
  beside: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    '@media (min-width: 1100px)': { position: 'sticky', top: '64px', height: 'var(--quire-room, 70vh)' },
    // The switch stays in view while the form scrolls.
    '@media (max-width: 1099px)': { display: 'contents' },
    '@media print': { display: 'none' },
  },
  alone: { '--quire-room': 'calc(100dvh - 92px)' },
  panel: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  switch: {
    position: 'sticky',
    top: '48px',
    zIndex: 2,
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, minWidth: 0 },
  away: { display: 'none', '@media print': { display: 'grid' } },
});

export interface Part {
  value: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** The parts to read next to the form, the most important first. */
  parts: readonly Part[];
  /** Name of the form in the switch. */
  formLabel: string;
  children: ReactNode;
}

const FORM = 'form';

/**
 * A form with its subject next to it. In a narrow window, a switch shows one of the two. The form stays mounted, so that nothing typed is
 * lost.
 */
export function TwoPanes({ parts, formLabel, children }: Props) {
  const styles = useStyles();
  const id = useId();
  const narrow = useMediaQuery(NARROW);
  const room = useRoomBelow<HTMLDivElement>();
  const [read, setRead] = useState(parts[0]?.value ?? '');
  const [writes, setWrites] = useState(true);
  const choose = (value: string): void => {
    setWrites(value === FORM);
    if (value !== FORM) setRead(value);
  };
  const isForm = !narrow || writes;
  const tabs = narrow ? [{ value: FORM, label: formLabel }, ...parts] : parts;
  const asPanel = narrow ? { role: 'tabpanel', 'aria-labelledby': `${id}-${FORM}` } : {};
  return (
    <div className={styles.panes}>
      <div ref={room} className={styles.beside}>
        <Switch {...{ id, tabs, narrow, choose }} selected={narrow && writes ? FORM : read} />
        {!(narrow && writes) && (
          <div
            role="tabpanel"
            aria-labelledby={`${id}-${read}`}
            className={mergeClasses(styles.panel, narrow && styles.alone)}
          >
            {parts.find(({ value }) => value === read)?.content}
          </div>
        )}
      </div>
      <div {...asPanel} className={mergeClasses(styles.form, !isForm && styles.away)}>
        {children}
      </div>
    </div>
  );
}

interface SwitchProps {
  id: string;
  tabs: readonly Pick<Part, 'value' | 'label'>[];
  narrow: boolean;
  selected: string;
  choose: (value: string) => void;
}

function Switch({ id, tabs, narrow, selected, choose }: SwitchProps) {
  const styles = useStyles();
  return (
    <TabList
      size="small"
      className={mergeClasses(narrow && styles.switch)}
      selectedValue={selected}
      onTabSelect={(_event, data) => choose(String(data.value))}
    >
      {tabs.map(({ value, label }) => (
        <Tab key={value} value={value} id={`${id}-${value}`}>
          {label}
        </Tab>
      ))}
    </TabList>
  );
}
